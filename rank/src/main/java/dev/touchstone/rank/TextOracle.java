package dev.touchstone.rank;

/**
 * Judges printed texts.
 *
 * @param reading what of a text counts
 */
record TextOracle(Reading reading) implements Oracle {
  @Override
  public boolean accepts(Call test, Told answer, Told expected) {
    return answer.plain() instanceof String told
        && expected.plain() instanceof String wanted
        && reading.of(told).equals(reading.of(wanted));
  }
}

package dev.touchstone.random;

/**
 * A linear congruential generator modulo 2^64 split the naive way: the right half takes the next
 * state of the parent as its own.
 *
 * <p>Multiplier and increment are Knuth's. Both halves run on the one cycle there is, a few steps
 * apart, so the values of one are soon the values of the other.
 */
final class NaiveLcg extends PlantedGenerator {
  private long state;

  NaiveLcg(long state) {
    this.state = state;
  }

  @Override
  public long nextLong() {
    long high = step() >>> 32;
    return high << 32 | step() >>> 32;
  }

  @Override
  public NaiveLcg split() {
    return new NaiveLcg(step());
  }

  private long step() {
    state = state * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
    return state;
  }
}

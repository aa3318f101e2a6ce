package dev.touchstone.laws.internal.term;

/**
 * Two terms that are equal, or seem to be.
 *
 * @param left the less simple side
 * @param right the simpler side
 */
public record Equation(int left, int right) {
  /** Returns the same equation with its sides in each other's place. */
  public Equation turned() {
    return new Equation(/* left= */ right, /* right= */ left);
  }
}

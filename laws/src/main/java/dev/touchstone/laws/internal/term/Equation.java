package dev.touchstone.laws.internal.term;

/**
 * Two terms that are equal, or seem to be.
 *
 * @param left the less simple side
 * @param right the simpler side
 */
public record Equation(int left, int right) {
  /** Returns the equation with its sides exchanged. */
  @SuppressWarnings("ArgumentSelectionDefectChecker") // exchanging them is the purpose
  public Equation mirrored() {
    return new Equation(right, left);
  }
}

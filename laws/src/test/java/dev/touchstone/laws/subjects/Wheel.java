package dev.touchstone.laws.subjects;

/**
 * A place on a wheel, of which few numbers make one.
 *
 * @param number three, plus or minus forty-one any number of times
 */
public record Wheel(int number) {
  private static final int ROUND = 41;
  private static final int FIRST = 3;

  /** Refuses nearly all numbers. */
  public Wheel {
    if (Math.floorMod(number, ROUND) != FIRST) {
      throw new IllegalArgumentException("not on the wheel: " + number);
    }
  }

  /** Returns the place a round further. */
  public Wheel next() {
    return new Wheel(number + ROUND);
  }

  /** Returns the place a round before. */
  public Wheel previous() {
    return new Wheel(number - ROUND);
  }
}

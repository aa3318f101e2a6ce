package dev.touchstone.choice;

/**
 * What the first bits of a leaf ask for: near numbers, numbers of any bit length and uniform ones as
 * 5 : 3 : 2, and beside them nasty constants and earlier values.
 *
 * <p>A part is a number of {@link Dice#PART_BITS} bits. Its place within its share, scaled, says which
 * of some values is meant, so that most leaves need no more bits; the factors that scale are kept.
 */
final class Shares {
  private static final int PARTS = 1 << Dice.PART_BITS;
  private static final int REUSE = PARTS * 5 / 100;

  static final Shares USUAL = new Shares(PARTS * 8 / 100);
  static final Shares VERY_NASTY = new Shares(PARTS * 60 / 100);

  private final int near;
  private final int logarithmic;
  private final int uniform;
  private final long perNear;
  private final long perLogarithmic;

  private Shares(int nasty) {
    uniform = PARTS - REUSE - nasty;
    near = uniform / 2;
    logarithmic = uniform * 8 / 10;
    perNear = (1L << 32) / near;
    perLogarithmic = (1L << 32) / (logarithmic - near);
  }

  /** Returns whether a part asks for a number near the simplest one. */
  boolean near(int part) {
    return part < near;
  }

  /** Returns which of some places a part names that asks for a near number. */
  long nearPlace(int part, long places) {
    return (part * places * perNear) >>> 32;
  }

  /** Returns whether a part that does not ask for a near number asks for any bit length. */
  boolean logarithmic(int part) {
    return part < logarithmic;
  }

  /** Returns which of some places a part names that asks for any bit length. */
  int logarithmicPlace(int part, int places) {
    return (int) (((part - near) * (long) places * perLogarithmic) >>> 32);
  }

  /** Returns whether a part asks for a nasty constant or an earlier value. */
  boolean unusual(int part) {
    return part >= uniform;
  }

  /** Returns whether a part asks for a nasty constant. */
  boolean nasty(int part) {
    return part >= uniform && part < PARTS - REUSE;
  }

  /** Returns whether a part asks for an earlier value. */
  boolean reuse(int part) {
    return part >= PARTS - REUSE;
  }
}

package dev.touchstone.choice;

/**
 * What a leaf's first sixteen bits, its part, ask for: the lowest parts a value near the simplest one,
 * then any bit length, then any value, then a nasty constant, then an earlier value of the case.
 *
 * <p>The part also says which of the near values, or which bit length: it is scaled, with a factor
 * that is kept because a division costs more than all else in a draw.
 *
 * @param nearEnd the first part that asks for no near value
 * @param lengthsEnd the first part that asks for no near value and no bit length
 * @param usualEnd the first part that asks for a nasty constant or an earlier value
 * @param nastyEnd the first part that asks for an earlier value
 * @param perNear 2^32 through the number of parts that ask for a near value
 * @param perLength 2^32 through the number of parts that ask for any bit length
 * @param perFar 2^32 through the number of parts that ask for any bit length or any value
 * @param perNasty 2^32 through the number of parts that ask for a nasty constant
 * @param perEarlier 2^32 through the number of parts that ask for an earlier value
 */
record Shares(
    int nearEnd,
    int lengthsEnd,
    int usualEnd,
    int nastyEnd,
    long perNear,
    long perLength,
    long perFar,
    long perNasty,
    long perEarlier) {
  /** How many random bits a part has. */
  static final int PART_BITS = 16;

  /** What cases ask for. */
  static final Shares USUAL = of(8);

  /** What the first cases of a run ask for. */
  static final Shares VERY_NASTY = of(60);

  private static Shares of(int nastyPercent) {
    int parts = 1 << PART_BITS;
    int nastyEnd = parts - parts * 5 / 100;
    int usual = nastyEnd - parts * nastyPercent / 100;
    int near = usual / 2;
    int lengths = usual * 8 / 10;
    return new Shares(
        near,
        lengths,
        usual,
        nastyEnd,
        (1L << 32) / near,
        (1L << 32) / (lengths - near),
        (1L << 32) / (usual - near),
        (1L << 32) / (nastyEnd - usual),
        (1L << 32) / (parts - nastyEnd));
  }

  boolean near(int part) {
    return part < nearEnd;
  }

  /** Returns which of some places a part names that asks for a near value. */
  long nearPlace(int part, long places) {
    return (part * places * perNear) >>> 32;
  }

  /** Returns whether a part that does not ask for a near value asks for any bit length. */
  boolean lengths(int part) {
    return part < lengthsEnd;
  }

  /** Returns which of some places a part names that asks for any bit length. */
  int lengthPlace(int part, int places) {
    return (int) (((part - nearEnd) * (long) places * perLength) >>> 32);
  }

  boolean unusual(int part) {
    return part >= usualEnd;
  }

  boolean nasty(int part) {
    return part >= usualEnd && part < nastyEnd;
  }

  /** Returns which of some places a part names that asks for a nasty constant. */
  int nastyPlace(int part, int places) {
    return (int) (((part - usualEnd) * (long) places * perNasty) >>> 32);
  }

  boolean earlier(int part) {
    return part >= nastyEnd;
  }

  /** Returns which of some places a part names that asks for an earlier value. */
  int earlierPlace(int part, int places) {
    return (int) (((part - nastyEnd) * (long) places * perEarlier) >>> 32);
  }
}

package dev.touchstone.random;

/**
 * The generator of L'Ecuyer, Efficient and Portable Combined Random Number Generators (1988), with
 * the ad hoc split that Haskell's standard library gave it for many years.
 *
 * <p>As a sequence it is sound; its split is not: both halves stay a step away from their parent.
 */
final class TwoComponentRandom extends PlantedGenerator {
  private static final long M1 = 2_147_483_563;
  private static final long M2 = 2_147_483_399;

  private long s1;
  private long s2;

  TwoComponentRandom(long s1, long s2) {
    this.s1 = s1;
    this.s2 = s2;
  }

  static TwoComponentRandom from(TfRandom random) {
    return new TwoComponentRandom(random.nextLong(1, M1), random.nextLong(1, M2));
  }

  /** The next output, from 1 to 2147483562. */
  long next() {
    s1 = s1 * 40_014 % M1;
    s2 = s2 * 40_692 % M2;
    long difference = s1 - s2;
    return difference < 1 ? difference + M1 - 1 : difference;
  }

  /** A value below {@code bound}, as that library draws it. */
  int below(int bound) {
    return (int) ((next() + 2_147_483_561) % bound);
  }

  /** Sixteen high bits from each of four outputs, so that no test trips over the odd range. */
  @Override
  public long nextLong() {
    long result = 0;
    for (int i = 0; i < 4; i++) {
      result = result << 16 | (next() - 1) * 65_536 / (M1 - 1);
    }
    return result;
  }

  @Override
  public TwoComponentRandom split() {
    long t1 = s1 * 40_014 % M1;
    long t2 = s2 * 40_692 % M2;
    TwoComponentRandom right = new TwoComponentRandom(t1, s2 == 1 ? M2 - 1 : s2 - 1);
    s1 = s1 == M1 - 1 ? 1 : s1 + 1;
    s2 = t2;
    return right;
  }
}

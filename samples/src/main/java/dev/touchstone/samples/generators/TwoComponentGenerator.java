package dev.touchstone.samples.generators;

/**
 * The combined congruential generator of 1988 with the ad hoc split that was later bolted onto it.
 *
 * <p>Each stream is fine on its own. The split only nudges one component and steps the other, so
 * the draws at {@code left.right} and {@code right.left} differ by one of a few constants, whatever
 * the seed: with bound 14 none of the constants is a multiple of 14 and the two are never equal.
 *
 * <p>Sources: L'Ecuyer, Efficient and Portable Combined Random Number Generators (1988), section 4;
 * the fault: Claessen and Palka, Splittable Pseudorandom Number Generators using Cryptographic
 * Hashing (2013), section 1.
 *
 * @param first a component from 1 to 2147483562
 * @param second a component from 1 to 2147483398
 */
public record TwoComponentGenerator(long first, long second) {
  private static final long FIRST_MODULUS = 2_147_483_563L;
  private static final long SECOND_MODULUS = 2_147_483_399L;

  /** Checks that both components are in range. */
  public TwoComponentGenerator {
    check("first", first, FIRST_MODULUS);
    check("second", second, SECOND_MODULUS);
  }

  /** Draws a number from 0 up to the bound, as the value at this place. */
  public int value(int bound) {
    return (int) ((output() + FIRST_MODULUS - 2) % bound);
  }

  /** Goes to the left half of the split. */
  public TwoComponentGenerator left() {
    return new TwoComponentGenerator(first % (FIRST_MODULUS - 1) + 1, next().second);
  }

  /** Goes to the right half of the split. */
  public TwoComponentGenerator right() {
    return new TwoComponentGenerator(next().first, second == 1 ? SECOND_MODULUS - 1 : second - 1);
  }

  private TwoComponentGenerator next() {
    return new TwoComponentGenerator(
        40_014 * first % FIRST_MODULUS, 40_692 * second % SECOND_MODULUS);
  }

  private long output() {
    TwoComponentGenerator stepped = next();
    long difference = stepped.first - stepped.second;
    return difference < 1 ? difference + FIRST_MODULUS - 1 : difference;
  }

  private static void check(String name, long component, long modulus) {
    if (component < 1 || component >= modulus) {
      throw new IllegalArgumentException(
          "%s component is %d; it must be from 1 to %d".formatted(name, component, modulus - 1));
    }
  }
}

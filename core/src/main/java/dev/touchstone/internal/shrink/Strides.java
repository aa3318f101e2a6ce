package dev.touchstone.internal.shrink;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Lowers a whole number by steps of one length, for each of a few lengths.
 *
 * <p>Where a number must be even, or end in a zero, halving ends anywhere: most numbers below are
 * ruled out by their remainder and tell nothing of those beneath. A step as long as the period keeps
 * the remainder; the number of steps grows twofold while they work, then is searched for between the
 * last success and the first failure. So a bound with a condition of that period ends at its least
 * number after logarithmically many tries, and a length that is none costs one.
 */
final class Strides {
  /** Lengths that conditions often have. */
  static final List<BigInteger> USUAL = lengths(IntStream.of(2, 3, 4, 5, 6, 7, 8, 10, 16));

  /** All other lengths that are not long, and round ones. */
  static final List<BigInteger> UNUSUAL = lengths(IntStream.concat(
      IntStream.rangeClosed(9, 64),
      IntStream.of(100, 128, 256, 360, 365, 1000, 1024, 3600, 65536)));

  private Strides() {}

  private static List<BigInteger> lengths(IntStream lengths) {
    return lengths.mapToObj(BigInteger::valueOf).toList();
  }

  /** Lowers a number that may be lowered by {@code most}; false where no step of these lengths works. */
  static boolean lower(List<BigInteger> lengths, BigInteger most, Predicate<BigInteger> by) {
    BigInteger lowered = BigInteger.ZERO;
    for (BigInteger length : lengths) {
      BigInteger before = lowered;
      BigInteger steps = steps(
          most.subtract(before).divide(length),
          count -> by.test(before.add(length.multiply(count))));
      lowered = before.add(length.multiply(steps));
    }
    return lowered.signum() > 0;
  }

  private static BigInteger steps(BigInteger most, Predicate<BigInteger> works) {
    BigInteger good = BigInteger.ZERO;
    BigInteger next = most.min(BigInteger.ONE);
    while (good.compareTo(next) < 0 && works.test(next)) {
      good = next;
      next = most.min(good.shiftLeft(1));
    }
    return good.signum() == 0 ? good : between(good, next, works);
  }

  /** Searches between a number that works and one that does not. */
  static BigInteger between(BigInteger first, BigInteger last, Predicate<BigInteger> works) {
    BigInteger good = first;
    BigInteger bad = last;
    while (bad.subtract(good).abs().compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = good.add(bad).shiftRight(1);
      if (works.test(middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }
}

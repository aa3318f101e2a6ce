package dev.touchstone.internal.shrink;

import java.util.function.LongPredicate;

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
  private static final int[] LENGTHS = {2, 3, 4, 5, 6, 7, 8, 10, 16};

  private Strides() {}

  /** Returns by how much the number could be lowered, at most by {@code most}. */
  static long lower(long most, LongPredicate by) {
    long lowered = 0;
    for (int length : LENGTHS) {
      long before = lowered;
      lowered +=
          length * steps((most - before) / length, count -> by.test(before + length * count));
    }
    return lowered;
  }

  private static long steps(long most, LongPredicate works) {
    long good = 0;
    long next = Math.min(most, 1);
    while (good < next && works.test(next)) {
      good = next;
      next = good > most / 2 ? most : 2 * good;
    }
    long bad = next;
    while (good > 0 && bad - good > 1) {
      long middle = good + ((bad - good) >>> 1);
      if (works.test(middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }
}

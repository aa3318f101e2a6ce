package dev.touchstone.choice;

/**
 * Where the numbers of a range are that are not near its simplest one: stretches to choose from, each as
 * likely as the next, within which all numbers are equally likely.
 *
 * <p>There is one for each bit length on each side of the simplest number, all of them once or several
 * times, and for each three of these two that are the whole range. So three in five numbers are of any
 * bit length and two in five are any.
 */
final class Stretches {
  /** More than there ever are, a power of two. */
  static final int MOST = 128;

  private static final int MANY_LENGTHS = 60;

  private final IntegerDomain domain;
  private final long[] table = new long[2 * MOST];
  private final int count;

  Stretches(IntegerDomain domain) {
    this.domain = domain;
    int lengths = lengths(above()) + lengths(beneath());
    int end = 0;
    do {
      end = addLengths(end);
    } while (end + lengths <= MANY_LENGTHS);
    count = end + 2 * end / 3;
    for (int at = end; at < count; at++) {
      put(at, domain.low(), domain.last() + 1);
    }
  }

  int count() {
    return count;
  }

  /** Returns for each stretch its first number, and behind that how many numbers it has. */
  long[] table() {
    return table;
  }

  private long above() {
    return domain.high() - domain.towards();
  }

  private long beneath() {
    return domain.towards() - domain.low();
  }

  /** Returns how many bit lengths the distances on a side have, none where there is no side. */
  private static int lengths(long side) {
    return side == 0 ? 0 : Long.SIZE + 1 - Long.numberOfLeadingZeros(side);
  }

  /** Adds a stretch for each bit length on each side; returns the place after the last one. */
  private int addLengths(int from) {
    int at = from;
    for (int length = 0; length < lengths(above()); length++) {
      long least = (1L << length) >>> 1;
      put(at++, domain.towards() + least, farthest(length, above()) - least + 1);
    }
    for (int length = 0; length < lengths(beneath()); length++) {
      long most = farthest(length, beneath());
      put(at++, domain.towards() - most, most - ((1L << length) >>> 1) + 1);
    }
    return at;
  }

  private static long farthest(int length, long side) {
    return Math.min((1L << length) - 1, side);
  }

  private void put(int at, long first, long numbers) {
    table[2 * at] = first;
    table[2 * at + 1] = numbers;
  }
}

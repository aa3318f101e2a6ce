package dev.touchstone.choice;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Draws many whole numbers of one range in one loop.
 *
 * <p>The shares are those of a number drawn alone ({@link IntegerDomain#sample}), but what is not near is
 * looked up instead of worked out: its part names a stretch of the range, be it of one bit length or
 * all of it. Within a stretch all numbers are equally likely.
 *
 * <p>Bits: first sixteen for each number, its part; then 32 for each number that needs more. How many
 * that are is known once all parts are there, so the bits are made in two goes and not one by one.
 *
 * <p>A range {@link #fits} where few numbers are near and 32 bits give each of its numbers a fair share,
 * off by at most one in 2^8. A row does not change.
 */
final class IntegerRow {
  /** From how many numbers on a row is worth its while. */
  static final int LEAST = 5;

  private static final long LOW_32 = 0xFFFF_FFFFL;
  private static final long PART = 0xFFFF;
  private static final long FAIR = 1L << 24;
  private static final int MOST_STRETCHES = 128;
  private static final int MANY_LENGTHS = 60;

  private final IntegerDomain domain;
  private final long width;
  private final long[] starts = new long[MOST_STRETCHES];
  private final long[] widths = new long[MOST_STRETCHES];
  private final int stretches;

  IntegerRow(IntegerDomain domain) {
    this.domain = domain;
    width = domain.last() + 1;
    int lengths = lengths(above()) + lengths(beneath());
    int end = 0;
    do {
      end = addLengths(end);
    } while (end + lengths <= MANY_LENGTHS);
    stretches = end + 2 * end / 3;
    Arrays.fill(starts, end, stretches, domain.low());
    Arrays.fill(widths, end, stretches, width);
  }

  /** Returns whether the numbers of a range can be drawn in rows. */
  static boolean fits(IntegerDomain domain, int size) {
    long last = domain.last();
    boolean powerOfTwo = (last & (last + 1)) == 0 && last >>> 32 == 0;
    return last > 0
        && (last < FAIR || powerOfTwo)
        && nearWidth(domain, size) <= IntegerDomain.NARROW;
  }

  private static long nearWidth(IntegerDomain domain, int size) {
    return Math.min(domain.towards() - domain.low(), size)
        + Math.min(domain.high() - domain.towards(), size)
        + 1;
  }

  boolean of(IntegerDomain other) {
    return domain.low() == other.low()
        && domain.high() == other.high()
        && domain.towards() == other.towards();
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
      starts[at] = domain.towards() + least;
      widths[at++] = farthest(length, above()) - least + 1;
    }
    for (int length = 0; length < lengths(beneath()); length++) {
      long most = farthest(length, beneath());
      starts[at] = domain.towards() - most;
      widths[at++] = most - ((1L << length) >>> 1) + 1;
    }
    return at;
  }

  private static long farthest(int length, long side) {
    return Math.min((1L << length) - 1, side);
  }

  /** Draws numbers into places of a tape and adds what they stand for to a list. */
  <T> void draw(Dice dice, Tape tape, int count, LongFunction<? extends T> shape, List<T> list) {
    Shares shares = dice.shares();
    int from = tape.slots(count);
    int parts = from + count;
    int further = parts + (count + 3) / 4;
    long[] words = tape.room(further + count / 2 + 1);
    dice.fill(words, parts, further - parts);
    dice.fill(words, further, (count - near(words, parts, count, shares.nearEnd()) + 1) / 2);

    long nearEnd = shares.nearEnd();
    long usualEnd = shares.usualEnd();
    long perStretch = stretches * shares.perFar();
    long nearest = domain.towards() - Math.min(beneath(), dice.size());
    long perNear = nearWidth(domain, dice.size()) * shares.perNear();
    int used = 2 * further;
    for (int i = 0; i < count; i++) {
      long part = part(words, parts, i);
      long value;
      if (part < nearEnd) {
        value = nearest + ((part * perNear) >>> 32);
      } else {
        long bits = (words[used >> 1] >>> (used << 5)) & LOW_32;
        used++;
        if (part < usualEnd) {
          int stretch = (int) (((part - nearEnd) * perStretch) >>> 32);
          value = starts[stretch] + ((bits * widths[stretch]) >>> 32);
        } else if (part < shares.nastyEnd()) {
          value = domain.nasty((int) bits);
        } else {
          value = earlier(bits, tape, from, from + i);
        }
      }
      words[from + i] = value;
      list.add(shape.apply(value));
    }
  }

  private static long part(long[] words, int parts, int number) {
    return (words[parts + (number >> 2)] >>> (number << 4)) & PART;
  }

  /** Returns how many numbers are near, so that their part suffices. */
  private static int near(long[] words, int parts, int count, long nearEnd) {
    long near = 0;
    for (int i = 0; i < count; i++) {
      near += (part(words, parts, i) - nearEnd) >>> 63;
    }
    return (int) near;
  }

  private long earlier(long bits, Tape tape, int from, int at) {
    int start = (int) (((bits >>> 16) * at) >>> 16);
    int found = start >= from ? start : tape.earlier(Domain.Kind.INTEGER, start);
    return found >= 0 && domain.contains(tape.scalarAt(found))
        ? tape.scalarAt(found)
        : domain.low() + ((bits * width) >>> 32);
  }
}

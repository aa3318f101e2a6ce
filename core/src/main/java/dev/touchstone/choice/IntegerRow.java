package dev.touchstone.choice;

import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Draws many whole numbers of one range together.
 *
 * <p>The shares are those of a number drawn alone ({@link IntegerDomain#sample}), but what is not near is
 * looked up instead of worked out: its part names one of {@link Stretches}, or a nasty constant.
 *
 * <p>Bits: first sixteen for each number, its part; then 32 for each one of a stretch. How many those are
 * is known once all parts are there, so the bits are made in two goes and not one by one.
 *
 * <p>Which kind a number is of, no processor foresees, and a wrong guess costs as much as a number. So no
 * loop asks: the first treats all numbers as near ones and notes which are not, others make those
 * that were noted, and objects are made in the same way. Notes and bits stand on the tape, behind the
 * numbers, where nothing was recorded yet. The loops are plain and do little each: the compiler unrolls
 * such ones better than a hand does, and keeps what they use in registers.
 *
 * <p>A range {@link #fits} where few numbers are near and 32 bits give each of its numbers a fair share,
 * off by at most one in 2^8. Among the nasty constants one is off its share by a tenth at most. A row does
 * not change.
 */
final class IntegerRow {
  /** From how many numbers on a row is worth its while. */
  static final int LEAST = 5;

  private static final long LOW_32 = 0xFFFF_FFFFL;
  private static final long PART = 0xFFFF;
  private static final long FAIR = 1L << 24;

  private final IntegerDomain domain;
  private final Stretches stretches;
  private final long[] nasties;

  IntegerRow(IntegerDomain domain) {
    this.domain = domain;
    stretches = new Stretches(domain);
    nasties = domain.nasties();
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

  /** Draws numbers into places of a tape; returns what they stand for. */
  <T> List<T> draw(Dice dice, Tape tape, int count, LongFunction<? extends T> shape) {
    int from = tape.slots(count);
    int parts = from + count + Dice.MARGIN;
    int further = parts + (count + 3) / 4 + Dice.MARGIN;
    int far = further + (count + 1) / 2 + Dice.MARGIN;
    int unusual = far + count;
    long[] words = tape.room(unusual + count);

    dice.fill(words, parts, (count + 3) / 4);
    long noted = near(words, from, count, parts, far, dice);
    int farEnd = far + (int) noted;
    int unusualEnd = unusual + (int) (noted >>> 32);
    dice.fill(words, further, (farEnd - far + 1) / 2);
    far(words, further, far, farEnd, dice.shares());
    for (int i = unusual; i < unusualEnd; i++) {
      int at = (int) words[i];
      words[at] = unusual((int) (words[i] >>> 32), tape, from, at, dice);
    }
    return new ArrayList<>(new Drawn<T>(boxed(words, from, count, far, shape, tape)));
  }

  /**
   * Writes near numbers, in all places. Notes the places and parts of those in stretches, and behind all
   * these, of unusual ones; returns how many, the unusual in the upper half.
   */
  private long near(long[] words, int from, int count, int parts, int notes, Dice dice) {
    long lastNear = dice.shares().nearEnd() - 1L;
    long lastUsual = dice.shares().usualEnd() - 1L;
    long nearest = domain.towards() - Math.min(domain.towards() - domain.low(), dice.size());
    long perNear = nearWidth(domain, dice.size()) * dice.shares().perNear();
    int far = notes;
    int unusual = notes + count;
    for (int i = 0; i < count; i++) {
      long part = (words[parts + (i >> 2)] >>> (i << 4)) & PART;
      words[from + i] = nearest + ((part * perNear) >>> 32);
      long noted = part << 32 | from + i;
      words[far] = noted;
      words[unusual] = noted;
      long odd = (lastUsual - part) >>> 63;
      unusual += (int) odd;
      far += (int) (((lastNear - part) >>> 63) - odd);
    }
    return (long) (unusual - notes - count) << 32 | far - notes;
  }

  /** Writes numbers of stretches in the places that were noted. */
  private void far(long[] words, int further, int notes, int end, Shares shares) {
    long nearEnd = shares.nearEnd();
    long perStretch = stretches.count() * shares.perFar();
    long[] table = stretches.table();
    for (int i = 0; i < end - notes; i++) {
      long noted = words[notes + i];
      long bits = (words[further + (i >> 1)] >>> (i << 5)) & LOW_32;
      int at = (int) ((((noted >>> 32) - nearEnd) * perStretch) >>> 31) & (2 * Stretches.MOST - 2);
      words[(int) noted] = table[at] + ((bits * table[at + 1]) >>> 32);
    }
  }

  private long unusual(int part, Tape tape, int from, int at, Dice dice) {
    Shares shares = dice.shares();
    if (shares.nasty(part)) {
      return nasties[shares.nastyPlace(part, nasties.length)];
    }
    int start = shares.earlierPlace(part, at);
    int found = start >= from ? start : tape.earlier(Domain.Kind.INTEGER, start, at);
    return found >= 0 && domain.contains(tape.scalarAt(found))
        ? tape.scalarAt(found)
        : dice.between(domain.low(), domain.high());
  }

  private static Object[] boxed(
      long[] words, int from, int count, int notes, LongFunction<?> shape, Tape tape) {
    Object[] objects = new Object[count];
    if (shape instanceof Boxing<?> boxing) {
      int end = kept(words, from, notes, boxing.kept(), objects);
      for (int i = notes; i < end; i++) {
        int place = (int) words[i];
        objects[place] = shape.apply(words[from + place]);
      }
    } else {
      shaped(objects, words, from, shape, tape);
    }
    return objects;
  }

  /** Makes objects of numbers; one that cannot be made is the last on the tape. */
  private static void shaped(
      Object[] objects, long[] words, int from, LongFunction<?> shape, Tape tape) {
    int made = 0;
    try {
      for (; made < objects.length; made++) {
        objects[made] = shape.apply(words[from + made]);
      }
    } finally {
      if (made < objects.length) {
        tape.keep(made + 1);
      }
    }
  }

  /** Looks up the objects of all numbers; notes those that are not kept, and returns the notes' end. */
  private static int kept(long[] words, int from, int notes, Object[] kept, Object[] objects) {
    int end = notes;
    for (int i = 0; i < objects.length; i++) {
      long place = words[from + i] - Boxing.LEAST;
      objects[i] = kept[(int) place & (Boxing.COUNT - 1)];
      words[end] = i;
      end += (int) (-(place >>> Byte.SIZE) >>> 63);
    }
    return end;
  }

  /** What a list is made of without being asked for its elements one by one. */
  private static final class Drawn<T> extends AbstractCollection<T> {
    private final Object[] objects;

    Drawn(Object[] objects) {
      this.objects = objects;
    }

    @Override
    public Object[] toArray() {
      return objects;
    }

    @Override
    @SuppressWarnings("unchecked") // made by a function to T
    public Iterator<T> iterator() {
      return (Iterator<T>) Arrays.asList(objects).iterator();
    }

    @Override
    public int size() {
      return objects.length;
    }
  }
}

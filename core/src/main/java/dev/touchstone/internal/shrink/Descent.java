package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.RealDomain;
import java.util.function.LongPredicate;

/**
 * Searches for a small position of one leaf.
 *
 * <p>Tries the first positions, then the other sign of a whole number, then halves the distance to
 * the simplest value on the side where the value lies, then the few positions below a small result:
 * far out, neighbours in the order lie on the other side and have been ruled out by their sign.
 */
final class Descent {
  private static final int FIRST = 2;
  private static final int LAST = 4;
  private static final long NEAR = 64;

  private final Domain.Scalar domain;
  private long index;

  private Descent(Choice.Word leaf) {
    this.domain = leaf.domain();
    this.index = leaf.index();
  }

  static Descent of(Choice.Word leaf) {
    return new Descent(leaf);
  }

  /** Returns the least position found that works, perhaps the one it started with. */
  long search(LongPredicate works) {
    for (long first = 0; first < FIRST && below(first); first++) {
      if (works.test(first)) {
        index = first;
        return index;
      }
    }
    if (domain instanceof IntegerDomain range) {
      whole(range, works);
    } else if (domain instanceof RealDomain range) {
      real(range, works);
      return index;
    } else {
      halve(works);
    }
    end(works);
    return index;
  }

  private boolean below(long candidate) {
    return Long.compareUnsigned(candidate, index) < 0;
  }

  private boolean move(long candidate, LongPredicate works) {
    if (!below(candidate) || !works.test(candidate)) {
      return false;
    }
    index = candidate;
    return true;
  }

  private void whole(IntegerDomain range, LongPredicate works) {
    long value = range.value(index);
    if (value < range.towards()) {
      long mirrored = 2 * range.towards() - value;
      if (range.contains(mirrored)) {
        move(range.index(mirrored), works);
      }
    }
    value = range.value(index);
    boolean up = value > range.towards();
    long good = up ? value - range.towards() : range.towards() - value;
    long bad = 0;
    LongPredicate away =
        distance -> move(range.index(range.towards() + (up ? distance : -distance)), works);
    if (Long.compareUnsigned(good, 16) > 0 && !away.test(good - 1)) {
      if (away.test(good - (good >>> 1)) || away.test(good - (good >>> 2))) {
        whole(range, works);
      } else {
        digits(good, away);
      }
      return;
    }
    while (Long.compareUnsigned(bad + 1, good) < 0) {
      long middle = bad + ((good - bad) >>> 1);
      if (away.test(middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
  }

  /** Keeps the last digits only, as few as will do, and lowers the first of those. */
  private static void digits(long distance, LongPredicate away) {
    long unit = 10;
    while (unit < distance / 10 && !away.test(distance % unit)) {
      unit *= 10;
    }
    if (unit >= distance / 10) {
      return;
    }
    long kept = distance % unit;
    long first = unit / 10;
    long rest = kept % first;
    for (long digit = 1; digit * first + rest < kept; digit++) {
      if (away.test(digit * first + rest)) {
        return;
      }
    }
  }

  private void real(RealDomain range, LongPredicate works) {
    double start = Double.longBitsToDouble(range.value(index));
    double found = RealDescent.search(
        range, start, value -> works.test(range.index(Double.doubleToLongBits(value))));
    index = range.index(Double.doubleToLongBits(found));
  }

  private void halve(LongPredicate works) {
    long bad = 0;
    while (Long.compareUnsigned(bad + 1, index) < 0) {
      long middle = bad + ((index - bad) >>> 1);
      if (!move(middle, works)) {
        bad = middle;
      }
    }
  }

  private void end(LongPredicate works) {
    long from = index;
    if (Long.compareUnsigned(from, NEAR) > 0) {
      return;
    }
    for (int back = 1; back <= LAST && Long.compareUnsigned(from, back) > 0; back++) {
      move(from - back, works);
    }
  }
}

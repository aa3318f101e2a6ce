package dev.touchstone.internal.shrink;

import dev.touchstone.choice.RealDomain;
import java.util.function.DoublePredicate;

/**
 * Searches for a simple floating-point number: a whole one, or one with few digits near 1.
 *
 * <p>Neighbours in the order of doubles have little in common, so the search changes what the order
 * looks at: whether the number is whole, how many digits it has, its exponent, its sign.
 */
final class RealDescent {
  private static final int[] DIGITS = {0, 1, 2, 3, 5, 8, 13, 21, 34};
  private static final double WHOLE_LIMIT = 0x1p53;

  /** The first whole numbers that a float, an int, an unsigned int do not hold, and the last of a double. */
  private static final double[] ENDS = {0x1p24 + 1, 0x1p31, 0x1p32, 0x1p53 - 1};

  private final RealDomain domain;
  private final DoublePredicate works;
  private double best;

  private RealDescent(RealDomain domain, double start, DoublePredicate works) {
    this.domain = domain;
    this.best = start;
    this.works = works;
  }

  /** Returns the simplest number found that works, perhaps the one it started with. */
  static double search(RealDomain domain, double start, DoublePredicate works) {
    RealDescent descent = new RealDescent(domain, start, works);
    descent.run();
    return descent.best;
  }

  private void run() {
    if (!move(Math.abs(best)) && !Double.isFinite(best)) {
      move(Math.copySign(Double.MAX_VALUE, best));
    }
    if (!Double.isFinite(best)) {
      return;
    }
    wholes();
    if (!whole(best)) {
      digits();
    }
    if (!whole(best) && !move(scaledToWhole())) {
      exponent();
    }
    if (whole(best)) {
      halve();
      clearBits();
      lowerTopBit();
    }
  }

  private static boolean whole(double value) {
    return Math.abs(value) < WHOLE_LIMIT && value == Math.rint(value);
  }

  private boolean move(double candidate) {
    boolean smaller =
        domain.contains(candidate) && Long.compareUnsigned(index(candidate), index(best)) < 0;
    if (!smaller || !works.test(candidate)) {
      return false;
    }
    best = candidate;
    return true;
  }

  private long index(double value) {
    return domain.index(Double.doubleToLongBits(value));
  }

  private void wholes() {
    double down = Math.floor(best);
    if (!whole(best) && !move(down)) {
      move(down + 1);
    }
    for (int i = 0; i < ENDS.length && !whole(best); i++) {
      move(Math.copySign(ENDS[i], best));
    }
  }

  private void digits() {
    boolean changed = Math.abs(best) > 1 && move(best % 1);
    for (int kept : DIGITS) {
      double unit = Math.scalb(1.0, Math.getExponent(best) - kept);
      double cut = Math.signum(best) * Math.floor(Math.abs(best) / unit) * unit;
      changed |= move(cut) || move(cut + Math.copySign(unit, best));
    }
    if (changed) {
      wholes();
    }
  }

  private void exponent() {
    double significand = Math.scalb(best, -Math.getExponent(best));
    int good = Math.getExponent(best);
    int bad = good < 0 ? 1 : -1;
    while (Math.abs(good - bad) > 1) {
      int middle = (good + bad) / 2;
      if (move(Math.scalb(significand, middle))) {
        good = middle;
      } else {
        bad = middle;
      }
    }
  }

  /** Returns the whole number with the same digits. */
  private double scaledToWhole() {
    long digits = Double.doubleToLongBits(best) & (-1L >>> 12);
    int unused = digits == 0 ? 52 : Long.numberOfTrailingZeros(digits);
    return Math.scalb(best, 52 - unused - Math.getExponent(best));
  }

  /** Drops binary digits after the first. */
  private void clearBits() {
    for (long bit = Long.highestOneBit((long) Math.abs(best)) >> 1; bit > 0; bit >>= 1) {
      if (((long) Math.abs(best) & bit) != 0) {
        move(best - Math.copySign((double) bit, best));
      }
    }
  }

  /** Moves the first digit closer to the others. */
  private void lowerTopBit() {
    double top = Math.copySign(Math.scalb(1.0, Math.getExponent(best)), best);
    double rest = best - top;
    for (double lower = top / 2; Math.abs(lower) > Math.abs(rest); lower /= 2) {
      if (!move(lower + rest)) {
        return;
      }
    }
  }

  private void halve() {
    double sign = Math.signum(best);
    double good = Math.abs(best);
    double bad = 0;
    while (good - bad > 1) {
      double middle = Math.floor((good + bad) / 2);
      if (move(sign * middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
  }
}

package dev.touchstone.choice;

/**
 * The position of every double in the published order, and back.
 *
 * <p>Whole numbers below 2^53 come first in zig-zag order (0, -0, 1, -1 ...), then all other finite
 * numbers by (mantissa bits used, absolute exponent, sign, magnitude), then the infinities and NaN.
 * A number is written as {@code 1.f * 2^e} with {@code m} bits in {@code f}, the last of them set;
 * numbers below the normal range are written the same way with {@code e} down to -1074. For every
 * {@code m} exactly 2,045 exponents give a number that is not whole, or is too large for the first
 * part, so each position follows from counts alone.
 */
final class RealOrder {
  private static final int EXPONENTS = 2045;
  private static final int LARGEST_EXPONENT = 1023;
  private static final int LEAST_EXPONENT = -1074;
  private static final int WHOLE_BITS = 52;
  static final double WHOLE_LIMIT = 0x1p53;
  private static final long WHOLE = 1L << 54;

  static final long INFINITY = WHOLE + ((2L * EXPONENTS) << WHOLE_BITS);
  static final long NEGATIVE_INFINITY = INFINITY + 1;
  static final long NAN = INFINITY + 2;

  private RealOrder() {}

  static long index(double value) {
    double magnitude = Math.abs(value);
    if (magnitude < WHOLE_LIMIT && magnitude == Math.rint(magnitude)) {
      return 2 * (long) magnitude + sign(value);
    }
    if (Double.isNaN(value)) {
      return NAN;
    }
    return Double.isInfinite(value) ? INFINITY + sign(value) : WHOLE + fraction(value, magnitude);
  }

  static double value(long index) {
    if (Long.compareUnsigned(index, WHOLE) < 0) {
      double magnitude = index >>> 1;
      return (index & 1) == 0 ? magnitude : -magnitude;
    }
    if (Long.compareUnsigned(index, INFINITY) < 0) {
      return fraction(index - WHOLE);
    }
    if (index == INFINITY) {
      return Double.POSITIVE_INFINITY;
    }
    return index == NEGATIVE_INFINITY ? Double.NEGATIVE_INFINITY : Double.NaN;
  }

  private static int sign(double value) {
    return Double.doubleToRawLongBits(value) < 0 ? 1 : 0;
  }

  private static long fraction(double value, double magnitude) {
    int exponent = exponent(magnitude);
    long significand = significand(magnitude);
    int used = 63 - Long.numberOfLeadingZeros(significand);
    int distance = Math.abs(exponent);
    long mantissas = mantissas(used);
    int exponents = before(used, distance + 1) - before(used, distance);
    boolean second = exponents == 2 && exponent > 0;
    long rank = (second ? mantissas : 0) + ((significand - (1L << used)) >>> 1);
    return base(used)
        + 2 * mantissas * before(used, distance)
        + (long) sign(value) * exponents * mantissas
        + rank;
  }

  private static double fraction(long position) {
    int used = 0;
    while (used < WHOLE_BITS && Long.compareUnsigned(position, base(used + 1)) >= 0) {
      used++;
    }
    long mantissas = mantissas(used);
    long left = position - base(used);
    int distance = distance(used, (int) (left / (2 * mantissas)));
    left -= 2 * mantissas * before(used, distance);
    int exponents = before(used, distance + 1) - before(used, distance);
    boolean negative = left >= exponents * mantissas;
    left %= exponents * mantissas;
    boolean up = exponents == 2 ? left >= mantissas : !allowed(used, -distance);
    long significand = used == 0 ? 1 : (1L << used) | (2 * (left % mantissas) + 1);
    double magnitude = Math.scalb((double) significand, (up ? distance : -distance) - used);
    return negative ? -magnitude : magnitude;
  }

  private static int distance(int used, int rank) {
    int low = 0;
    int high = -LEAST_EXPONENT;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (before(used, middle) <= rank) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private static boolean allowed(int used, int exponent) {
    boolean whole = exponent >= used && exponent <= WHOLE_BITS;
    return exponent >= LEAST_EXPONENT + used && exponent <= LARGEST_EXPONENT && !whole;
  }

  /** Returns how many exponents nearer to zero than a distance give such a number. */
  private static int before(int used, int distance) {
    if (distance == 0) {
      return 0;
    }
    int high = Math.min(distance - 1, LARGEST_EXPONENT);
    int low = Math.max(1 - distance, LEAST_EXPONENT + used);
    int whole = Math.max(0, Math.min(distance - used, WHOLE_BITS + 1 - used));
    return high - low + 1 - whole;
  }

  private static long mantissas(int used) {
    return used == 0 ? 1 : 1L << (used - 1);
  }

  private static long base(int used) {
    return used == 0 ? 0 : (2L * EXPONENTS) << (used - 1);
  }

  static int exponent(double magnitude) {
    int exponent = Math.getExponent(magnitude);
    if (exponent >= Double.MIN_EXPONENT) {
      return exponent;
    }
    return 63 - Long.numberOfLeadingZeros(Double.doubleToRawLongBits(magnitude)) + LEAST_EXPONENT;
  }

  /** Returns the odd whole number that, times a power of two, is the magnitude. */
  private static long significand(double magnitude) {
    long bits = Double.doubleToRawLongBits(magnitude);
    long mantissa = bits & ((1L << WHOLE_BITS) - 1);
    long whole = bits >>> WHOLE_BITS == 0 ? mantissa : mantissa | (1L << WHOLE_BITS);
    return whole >>> Long.numberOfTrailingZeros(whole);
  }
}

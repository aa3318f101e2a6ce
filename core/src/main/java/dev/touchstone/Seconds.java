package dev.touchstone;

import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.LoneDomain;

/** Draws what is counted in seconds and nanoseconds: points in time and lengths of time. */
final class Seconds {
  private static final int MOST_NANOS = 999_999_999;
  private static final IntegerDomain NANOS = IntegerDomain.of(0, MOST_NANOS);

  private Seconds() {}

  /** Makes a value of seconds and nanoseconds. */
  interface Maker<T> {
    T of(long seconds, long nanos);
  }

  static <T> Gen<T> between(
      long low, int lowNano, long high, int highNano, long towards, Maker<T> maker) {
    long target = Math.max(low, Math.min(high, towards));
    IntegerDomain seconds = new IntegerDomain(low, high, target);
    boolean narrows = low < high;
    Gen<T> fields = source -> {
      long second = source.draw(seconds);
      int from = second == low ? lowNano : 0;
      int to = second == high ? highNano : MOST_NANOS;
      return maker.of(second, source.draw(nanos(from, to, narrows)));
    };
    long[] first = {low, lowNano};
    long[] last = {high, highNano};
    return source -> source.aimed(fields, first, last);
  }

  private static Domain.Scalar nanos(int low, int high, boolean narrowed) {
    if (low == 0 && high == MOST_NANOS) {
      return NANOS;
    }
    return narrowed ? LoneDomain.narrowed(low, high) : IntegerDomain.of(low, high);
  }
}

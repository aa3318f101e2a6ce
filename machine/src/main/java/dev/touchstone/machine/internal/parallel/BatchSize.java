package dev.touchstone.machine.internal.parallel;

import java.util.concurrent.TimeUnit;

/**
 * How many instances of a case one release runs: twice as many as before, up to 1,024, while a round
 * takes less than a millisecond, and half as many where one takes more than four.
 */
final class BatchSize {
  static final int MOST = 1_024;
  private static final long SHORT = TimeUnit.MILLISECONDS.toNanos(1);
  private static final long LONG = TimeUnit.MILLISECONDS.toNanos(4);

  private int size = 1;

  int size() {
    return size;
  }

  /** Learns how long a round with this size took. */
  void took(long nanos) {
    if (nanos < SHORT) {
      size = Math.min(MOST, 2 * size);
    } else if (nanos > LONG) {
      size = Math.max(1, size / 2);
    }
  }
}

package dev.touchstone.machine.internal.parallel;

/**
 * How many instances the releases of a case have: 1, 2, 4 and so on up to 1,024, while a round takes
 * less than a millisecond.
 *
 * <p>A round that is slow before it has {@value #FEW} instances has probably lost its core, and others
 * follow unless the case has taken {@value #MOST_NANOS} ns already.
 */
final class BatchSize {
  static final int MOST = 1_024;
  private static final int FEW = 8;
  private static final long SHORT = 1_000_000;
  private static final long MOST_NANOS = 5_000_000;

  private int size = 1;
  private long total;

  int size() {
    return size;
  }

  /** Learns how long a round took; returns whether there is another one, of twice the size. */
  boolean grows(long nanos) {
    total += nanos;
    boolean goesOn = size < FEW ? total < MOST_NANOS : nanos < SHORT && size < MOST;
    size = goesOn ? 2 * size : size;
    return goesOn;
  }
}

package dev.touchstone.machine.internal.parallel;

/**
 * How many instances the releases of a case have: twice as many each time, up to 1,024, while a release
 * keeps its branches busy for less than a millisecond.
 *
 * <p>The first case starts with one instance, each further case with an eighth of what the case before
 * came to. Waiting for a core does not count as busy: where threads get cores rarely, much should be
 * done when they have them.
 */
final class BatchSize {
  static final int MOST = 1_024;
  private static final int BACK = 8;
  private static final long BUSY = 1_000_000;

  private int size;

  BatchSize(int before) {
    this.size = Math.max(1, before / BACK);
  }

  int size() {
    return size;
  }

  /** Learns how long a release was busy; returns whether there is another one, of twice the size. */
  boolean grows(long nanos) {
    boolean goesOn = nanos < BUSY && size < MOST;
    size = goesOn ? 2 * size : size;
    return goesOn;
  }
}

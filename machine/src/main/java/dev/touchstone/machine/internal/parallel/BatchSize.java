package dev.touchstone.machine.internal.parallel;

/**
 * How many instances the releases of a case have: twice as many each time, up to a limit, while a
 * release keeps its branches busy for less than a millisecond.
 *
 * <p>The first case starts with one instance, each further case with an eighth of what the case before
 * came to. Waiting for a core does not count as busy: where threads get cores rarely, much should be
 * done when they have them.
 */
final class BatchSize {
  private static final int BACK = 8;
  private static final long BUSY = 1_000_000;

  private final int most;
  private int size;

  BatchSize(int before, int most) {
    this.most = most;
    this.size = Math.max(1, before / BACK);
  }

  int size() {
    return size;
  }

  /** Learns how long a release was busy; returns whether there is another one, of twice the size. */
  boolean grows(long nanos) {
    boolean goesOn = nanos < BUSY && size < most;
    size = goesOn ? Math.min(most, 2 * size) : size;
    return goesOn;
  }
}

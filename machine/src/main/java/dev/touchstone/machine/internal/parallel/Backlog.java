package dev.touchstone.machine.internal.parallel;

/**
 * Stores that are still on their way when a call begins.
 *
 * <p>All branches write to the same few cache lines, so each store waits for a line that another core
 * holds. A processor goes on and reads, but its next atomic update must wait until all earlier stores
 * are done. So the time between what a call reads and the update it bases on that grows from a few
 * nanoseconds to a hundred, without a pause inside the call.
 *
 * <p>Any thread may write, and nobody reads.
 */
final class Backlog {
  private static final int STORES = 16;
  private static final int LINE = 16;

  private final long[] lines = new long[STORES * LINE];

  /** Writes to all lines. */
  void load(int value) {
    for (int line = 0; line < STORES; line++) {
      lines[line * LINE] = value;
    }
  }
}

package dev.touchstone.machine.internal.parallel;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Collection;

/**
 * Knows threads that wait for each other's monitors, which never ends.
 *
 * <p>Locks of other kinds are not asked about: who waits for one may have set a limit.
 */
final class Deadlock {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Deadlock() {}

  /** Returns whether one of some threads waits in a circle. */
  static boolean holds(Collection<Thread> threads) {
    long[] waiting = THREADS.findMonitorDeadlockedThreads();
    return waiting != null
        && threads.stream()
            .anyMatch(thread -> Arrays.stream(waiting).anyMatch(id -> id == thread.getId()));
  }
}

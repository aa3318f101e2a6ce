package dev.touchstone.machine.internal.parallel;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Keeps the branches of a batch together: nobody begins an instance long before the others do.
 *
 * <p>Branches that run freely over a batch drift apart and then hardly ever touch the same instance at
 * the same time. Waiting at each instance costs about a tenth of a microsecond and makes the known
 * anomaly of {@code ConcurrentLinkedDeque} some thousand times more frequent on two cores. The wait is
 * short and bounded: where a thread has lost its core the others go on without it.
 */
final class Lockstep {
  private static final int APART = 32;
  private static final int PATIENCE = 2_000;

  private final AtomicIntegerArray reached;
  private final int branches;

  Lockstep(int branches) {
    this.branches = branches;
    this.reached = new AtomicIntegerArray((branches + 1) * APART);
  }

  /** Waits a little until all branches have come to an instance, counted from 1. */
  void await(int branch, int instance) {
    reached.lazySet((branch + 1) * APART, instance);
    int patience = PATIENCE;
    for (int other = 0; other < branches; other++) {
      while (reached.get((other + 1) * APART) < instance && patience-- > 0) {
        Thread.onSpinWait();
      }
    }
  }
}

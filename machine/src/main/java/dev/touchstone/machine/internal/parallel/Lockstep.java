package dev.touchstone.machine.internal.parallel;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Keeps the branches of a release together: they begin each instance at the same time.
 *
 * <p>The first branch readies an instance while the others wait for it without limit. For each other
 * they wait some milliseconds per release: where a thread has lost its core the rest goes on without
 * it in the end.
 *
 * <p>Branches that run freely over a batch drift apart and then hardly ever touch the same instance at
 * the same time. Waiting at each instance costs about a tenth of a microsecond and makes the known
 * anomaly of {@code ConcurrentLinkedDeque} some thousand times more frequent on two cores. Branches
 * that share cores give them away while they wait.
 */
final class Lockstep {
  private static final int APART = 32;
  private static final int SPINS = 100_000;
  private static final int YIELDS = 2_000;
  private static final int STEP = 37;
  private static final int WIDEST = 256;
  private static final int OVER = Integer.MAX_VALUE;

  private final AtomicIntegerArray reached;
  private final int branches;
  private final boolean sharing;
  private final int[] patience;
  private volatile boolean over;

  Lockstep(int branches, int cores) {
    this.branches = branches;
    this.sharing = branches > cores;
    this.patience = new int[(branches + 1) * APART];
    Arrays.fill(patience, sharing ? YIELDS : SPINS);
    this.reached = new AtomicIntegerArray((branches + 1) * APART);
  }

  private static int slot(int branch) {
    return (branch + 1) * APART;
  }

  /** Ends the release for all branches. */
  void stop() {
    over = true;
    reached.set(slot(0), OVER);
  }

  /** Waits until all are at an instance, counted from 1; returns false where the release is over. */
  boolean await(int branch, int instance) {
    if (branch == 0) {
      reached.lazySet(slot(0), instance);
    } else {
      reached.lazySet(slot(branch), instance);
      awaitFirst(instance);
    }
    for (int other = 1; other < branches; other++) {
      while (reached.get(slot(other)) < instance && patience[slot(branch)] > 0) {
        pass(patience[slot(branch)]--);
      }
    }
    return !over;
  }

  @SuppressWarnings("ThreadPriorityCheck") // branches that share a core must pass it on
  private void awaitFirst(int instance) {
    for (int round = 0; reached.get(slot(0)) < instance && !over; round++) {
      if (sharing) {
        Thread.yield();
      } else {
        Spin.round(round);
      }
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // branches that share a core must pass it on
  private void pass(int left) {
    if (sharing || left % YIELDS == 0) {
      Thread.yield();
    } else {
      Thread.onSpinWait();
    }
  }

  /**
   * Lets the first branch lose some nanoseconds, more or fewer from instance to instance.
   *
   * <p>It sees the others wait and begins at once, while they see it a tenth of a microsecond later;
   * so without this it would always be ahead, and short calls would never meet.
   */
  void skew(int branch, int instance) {
    int rounds = branch == 0 ? instance * STEP % WIDEST : 0;
    int product = instance;
    for (int round = 0; round < rounds; round++) {
      product = product * 31 + round;
    }
    patience[slot(branch) + 1] = product;
  }
}

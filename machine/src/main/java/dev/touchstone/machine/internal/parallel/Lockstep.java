package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Ticker;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Keeps the branches of a release together: they begin each instance at the same time.
 *
 * <p>The first branch readies an instance while the others wait for it without limit. Each of them then
 * says that it is there, and goes on at a sign of the first: whoever has just spoken has a core, so the
 * calls meet even where other processes take cores away. Who waits longer than some microseconds gives
 * its core away, because the one waited for may need it. For each other the branches wait some
 * milliseconds per release: where a thread has lost its core for long, the rest goes on without it.
 *
 * <p>Branches that run freely over a batch drift apart and then hardly ever touch the same instance at
 * the same time. Waiting at each instance costs some tenths of a microsecond and makes the known
 * anomaly of {@code ConcurrentLinkedDeque} some thousand times more frequent on two cores.
 */
final class Lockstep {
  private static final int APART = 32;
  private static final int SPINS = 64;
  private static final long PATIENCE = 20_000_000;
  private static final int STEP = 37;
  private static final int WIDEST = 256;
  private static final int OVER = Integer.MAX_VALUE;

  private final AtomicIntegerArray reached;
  private final int branches;
  private final int spins;
  private final Ticker ticker;
  private final long[] waited;
  private volatile int last = OVER;

  Lockstep(int branches, int cores, Ticker ticker) {
    this.branches = branches;
    this.spins = branches > cores ? 0 : SPINS;
    this.ticker = ticker;
    this.waited = new long[(branches + 1) * APART];
    this.reached = new AtomicIntegerArray((branches + 2) * APART);
  }

  private static int slot(int branch) {
    return (branch + 1) * APART;
  }

  private int sign() {
    return slot(branches);
  }

  /** Ends the release for all branches at once. */
  void stop() {
    end(0);
  }

  /** Ends the release for all branches after some instances, which all of them still run. */
  void end(int instances) {
    last = instances;
    reached.set(slot(0), OVER);
    reached.set(sign(), OVER);
  }

  /** Returns how many nanoseconds a branch has waited for others that had no core. */
  long waited(int branch) {
    return waited[slot(branch)];
  }

  /** Waits until all are at an instance, counted from 1; returns false where the release is over. */
  boolean await(int branch, int instance) {
    if (branch == 0) {
      reached.lazySet(slot(0), instance);
      for (int other = 1; other < branches; other++) {
        await(branch, slot(other), instance, PATIENCE);
      }
      reached.lazySet(sign(), instance);
    } else {
      await(branch, slot(0), instance, Long.MAX_VALUE);
      reached.lazySet(slot(branch), instance);
      await(branch, sign(), instance, PATIENCE);
    }
    return instance <= last;
  }

  private void await(int branch, int slot, int instance, long patience) {
    for (int round = 0; round < spins; round++) {
      if (reached.get(slot) >= instance) {
        return;
      }
      Thread.onSpinWait();
    }
    if (reached.get(slot) < instance && waited(branch) < patience) {
      yielding(branch, slot, instance, patience);
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // the one waited for may need this core
  private void yielding(int branch, int slot, int instance, long patience) {
    long before = waited(branch);
    long began = ticker.nanos();
    long now = began;
    while (reached.get(slot) < instance && instance <= last && before + (now - began) < patience) {
      Thread.yield();
      now = ticker.nanos();
    }
    waited[slot(branch)] = before + (now - began);
  }

  /**
   * Lets the first branch lose some nanoseconds, more or fewer from instance to instance.
   *
   * <p>It gives the sign and begins at once, while the others see it a tenth of a microsecond later; so
   * without this it would always be ahead, and short calls would never meet.
   */
  void skew(int branch, int instance) {
    int rounds = branch == 0 ? instance * STEP % WIDEST : 0;
    int product = instance;
    for (int round = 0; round < rounds; round++) {
      product = product * 31 + round;
    }
    waited[slot(branch) + 1] = product;
  }
}

package dev.touchstone.machine.internal.parallel;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Lets a number of threads go on together; used once. */
interface Barrier {
  /** Waits for all others. */
  void await() throws InterruptedException;

  /** Returns a barrier that spins where every thread can have a core, and one that blocks elsewhere. */
  static Barrier of(int parties, int cores) {
    return parties <= cores ? spinning(parties) : blocking(parties);
  }

  /** Returns a barrier whose threads leave within nanoseconds of each other. */
  static Barrier spinning(int parties) {
    AtomicInteger missing = new AtomicInteger(parties);
    return () -> {
      missing.decrementAndGet();
      for (int round = 0; missing.get() > 0; round++) {
        Spin.round(round);
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
      }
    };
  }

  /** Returns a barrier whose threads sleep. */
  static Barrier blocking(int parties) {
    CountDownLatch latch = new CountDownLatch(parties);
    return () -> {
      latch.countDown();
      latch.await();
    };
  }
}

package dev.touchstone.internal.run;

import dev.touchstone.Ticker;
import java.util.concurrent.locks.LockSupport;

/**
 * Time as a thread that waits for others lives through it.
 *
 * <p>A nap counts for twice its length at most. So time in which the whole process stood still, because
 * it was stopped or its machine was, is held against nobody.
 *
 * <p>Of one thread.
 */
public final class Awake {
  private static final int MOST_TIMES = 2;

  private final Ticker ticker;
  private long last;
  private long passed;

  /** Starts at zero. */
  public Awake(Ticker ticker) {
    this.ticker = ticker;
    this.last = ticker.nanos();
  }

  /** Returns how many nanoseconds have passed. */
  public long nanos() {
    return passed;
  }

  /** Waits for so many nanoseconds, or until somebody wakes the thread. */
  public void nap(long nanos) {
    LockSupport.parkNanos(this, nanos);
    long now = ticker.nanos();
    passed += Math.min(now - last, MOST_TIMES * nanos);
    last = now;
  }
}

package dev.touchstone.rank.internal.jury;

import dev.touchstone.Ticker;
import java.time.Duration;

/**
 * Interrupts a thread whose work takes too long.
 *
 * <p>All fields are guarded by this object, so an interrupt never reaches what comes after the work
 * it was meant for.
 */
public final class Interrupts implements AutoCloseable {
  private static final int PAUSE_MILLIS = 5;

  private final long limit;
  private final Ticker ticker;
  private final Thread worker = Thread.currentThread();
  private boolean working;
  private boolean hit;
  private boolean closed;
  private long since;

  /** Watches the thread that creates it. */
  public Interrupts(Duration limit, Ticker ticker) {
    this.limit = limit.toNanos();
    this.ticker = ticker;
    Thread watch = new Thread(this::watch, "touchstone-rank-watch");
    watch.setDaemon(true);
    watch.start();
  }

  synchronized void begin() {
    since = ticker.nanos();
    hit = false;
    working = true;
  }

  /** Returns whether the work was interrupted. */
  synchronized boolean end() {
    working = false;
    if (hit) {
      Thread.interrupted();
    }
    return hit;
  }

  private synchronized void watch() {
    try {
      while (!closed) {
        if (working && ticker.nanos() - since > limit) {
          hit = true;
          worker.interrupt();
        }
        wait(PAUSE_MILLIS);
      }
    } catch (InterruptedException stopped) {
      closed = true;
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}

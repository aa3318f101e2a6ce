package dev.touchstone.rank.internal.isolate;

import dev.touchstone.Ticker;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Ends children that have kept us waiting for too long.
 *
 * <p>A child watches its own tests; this is for one whose watch a submission has stopped.
 */
final class Patience implements AutoCloseable {
  private static final int NAP_MILLIS = 50;

  private final Map<Child, Long> waiting = new ConcurrentHashMap<>();
  private final Ticker ticker;
  private final Thread watch;

  Patience(Ticker ticker) {
    this.ticker = ticker;
    this.watch = new Thread(this::watch, "touchstone-rank-patience");
    watch.setDaemon(true);
    watch.start();
  }

  /** Begins to wait for a child. */
  void await(Child child, long nanos) {
    waiting.put(child, ticker.nanos() + nanos);
  }

  /** Ends to wait for a child. */
  void release(Child child) {
    waiting.remove(child);
  }

  private void watch() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        waiting.forEach((child, deadline) -> {
          if (ticker.nanos() - deadline > 0) {
            child.giveUp();
          }
        });
        Thread.sleep(NAP_MILLIS);
      }
    } catch (InterruptedException closed) {
      waiting.clear();
    }
  }

  @Override
  public void close() {
    watch.interrupt();
  }
}

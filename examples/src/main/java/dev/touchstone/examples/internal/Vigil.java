package dev.touchstone.examples.internal;

import dev.touchstone.Ticker;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Execution;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Watches what a workshop runs, so that a call that never returns does not hold up the search.
 *
 * <p>Written by the thread that runs scripts, read by the one that waits.
 */
final class Vigil {
  private static final long LIMIT = 2_000_000_000L;
  private static final int MOST_WAKINGS = 3;
  private static final long GRACE = 3_000_000_000L;

  private final Ticker ticker;
  private volatile long since = Long.MAX_VALUE;
  private volatile boolean woken;
  private final AtomicInteger wakings = new AtomicInteger();
  private volatile @Nullable Thread thread;
  private volatile @Nullable Script script;

  Vigil(Ticker ticker) {
    this.ticker = ticker;
  }

  /** Executes a script and watches it. */
  Execution execution(Blueprint blueprint, Script running) {
    script = running;
    woken = false;
    thread = Thread.currentThread();
    since = ticker.nanos();
    try {
      return Execution.of(blueprint, running);
    } finally {
      since = Long.MAX_VALUE;
      Thread.interrupted();
    }
  }

  /** Returns whether so many scripts had to be interrupted that it is no use to go on. */
  boolean weary() {
    return wakings.get() >= MOST_WAKINGS;
  }

  /** Returns the script that runs, or the last that ran. */
  Optional<Script> script() {
    return Optional.ofNullable(script);
  }

  /** Interrupts a script that takes too long; returns it where even that does not help. */
  private Optional<Script> look() {
    long started = since;
    if (started == Long.MAX_VALUE || ticker.nanos() - started < LIMIT) {
      return Optional.empty();
    }
    Thread running = thread;
    if (running != null) {
      running.interrupt();
      if (!woken) {
        wakings.incrementAndGet();
        woken = true;
      }
    }
    return ticker.nanos() - started < LIMIT + GRACE
        ? Optional.empty()
        : Optional.ofNullable(script);
  }

  /** Returns a script that does not end, if there is one. */
  static Optional<Script> stuck(List<Vigil> vigils) {
    return vigils.stream().flatMap(vigil -> vigil.look().stream()).findFirst();
  }
}

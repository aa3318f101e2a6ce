package dev.touchstone.internal.run;

import dev.touchstone.Ticker;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks at all watched threads from time to time and interrupts cases that take too long.
 *
 * <p>One daemon thread serves all claims, so it reads the clock of the machine, whatever clocks the
 * claims have: one that stands still would hide the hangs of all others. A case that has not ended a
 * grace period after it was interrupted is stuck: whoever registered the watch is told once.
 */
final class Watchdog extends Thread {
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final long SHORTEST_NAP = 2_000_000;
  private static final long LONGEST_NAP = 250_000_000;
  private static final Map<Watch, Consumer<Watch>> WATCHED = new ConcurrentHashMap<>();
  private static volatile boolean running;

  private record Seen(long beat, long since, boolean interrupted) {}

  private Watchdog() {
    super("touchstone-watchdog");
    setDaemon(true);
  }

  static void add(Watch watch, Consumer<Watch> stuck) {
    WATCHED.put(watch, stuck);
    if (!running) {
      wake();
    }
  }

  static void remove(Watch watch) {
    WATCHED.remove(watch);
  }

  private static synchronized void wake() {
    if (!running) {
      running = true;
      new Watchdog().start();
    }
  }

  /** Naps before the first look, too: nothing is late as yet, and most runs end before it. */
  @Override
  public void run() {
    LockSupport.parkNanos(this, nap());
    patrol();
  }

  private void patrol() {
    Map<Watch, Seen> seen = new HashMap<>();
    Awake awake = new Awake(Ticker.system());
    while (true) {
      long now = awake.nanos();
      for (Map.Entry<Watch, Consumer<Watch>> entry : WATCHED.entrySet()) {
        Watch watch = entry.getKey();
        seen.put(watch, look(watch, seen.get(watch), now, entry.getValue()));
      }
      seen.keySet().retainAll(Set.copyOf(WATCHED.keySet()));
      awake.nap(nap());
    }
  }

  private static long nap() {
    long nap = LONGEST_NAP;
    for (Watch watch : WATCHED.keySet()) {
      nap = Math.min(nap, Math.max(SHORTEST_NAP, watch.limitNanos() / 8));
    }
    return nap;
  }

  private static Seen look(Watch watch, @Nullable Seen before, long now, Consumer<Watch> stuck) {
    long beat = watch.beat();
    if (before == null || beat % 2 == 0 || before.beat != beat) {
      return new Seen(beat, now, false);
    }
    long taken = now - before.since;
    if (!before.interrupted && taken >= watch.limitNanos()) {
      watch.interrupt(Duration.ofNanos(watch.limitNanos()).toMillis() + " ms");
      return new Seen(beat, now, true);
    }
    if (before.interrupted && taken >= GRACE.toNanos()) {
      WATCHED.remove(watch);
      stuck.accept(watch);
    }
    return before;
  }
}

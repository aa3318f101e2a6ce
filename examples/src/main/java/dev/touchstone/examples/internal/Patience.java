package dev.touchstone.examples.internal;

import dev.touchstone.Ticker;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Execution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Does work on a thread of its own, which is left behind where a call never returns.
 *
 * <p>Scripts that did not end are known from then on and are not run a second time.
 */
final class Patience {
  private static final long MILLIS = 20;
  private static final ThreadLocal<@Nullable Watch> HERE = new ThreadLocal<>();

  private final Set<Script> endless = ConcurrentHashMap.newKeySet();

  private record Watch(Vigil vigil, Set<Script> endless) {}

  /** Says that a script does not end. */
  static final class Endless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Endless(Script script) {
      super("a call of this script never returned: " + script);
    }
  }

  /** Executes a script, watched where somebody waits for this thread. */
  static Execution execution(Blueprint blueprint, Script script) {
    Watch watch = HERE.get();
    if (watch == null) {
      return Execution.of(blueprint, script);
    }
    if (watch.endless().contains(script)) {
      throw new Endless(script);
    }
    return watch.vigil().execution(blueprint, script);
  }

  /** Does work; returns the script that does not end, if there is one. */
  Optional<Script> with(Runnable work) {
    return with(work, List.of());
  }

  /** Does work that runs scripts under other vigils as well. */
  Optional<Script> with(Runnable work, List<Vigil> others) {
    Watch watch = new Watch(new Vigil(Ticker.system()), endless);
    List<Vigil> vigils = new ArrayList<>(others);
    vigils.add(watch.vigil());
    AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
    Thread thread = started(work, watch, thrown);
    while (thread.isAlive()) {
      join(thread);
      Optional<Script> stuck = Vigil.stuck(vigils);
      if (stuck.isPresent()) {
        endless.add(stuck.get());
        return stuck;
      }
    }
    if (thrown.get() instanceof RuntimeException failure) {
      throw failure;
    }
    if (thrown.get() instanceof Error error) {
      throw error;
    }
    return Optional.empty();
  }

  private static Thread started(
      Runnable work, Watch watch, AtomicReference<@Nullable Throwable> thrown) {
    Thread thread = new Thread(
        () -> {
          HERE.set(watch);
          work.run();
        },
        "examples-work");
    thread.setDaemon(true);
    thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
    thread.setUncaughtExceptionHandler((who, what) -> thrown.set(what));
    thread.start();
    return thread;
  }

  private static void join(Thread thread) {
    try {
      thread.join(MILLIS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the work on examples was interrupted", interrupted);
    }
  }
}

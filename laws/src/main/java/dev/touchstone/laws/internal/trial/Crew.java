package dev.touchstone.laws.internal.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Does independent pieces of work, each in a thread of its own.
 *
 * <p>Stacks are large: code under test may recurse deeply. One piece alone is done by the caller.
 */
public final class Crew {
  private static final long STACK_BYTES = 1L << 26;

  private Crew() {}

  /** Does the work and returns when all of it is done; throws what a piece of it threw. */
  public static void work(List<? extends Runnable> pieces) {
    if (pieces.size() == 1) {
      pieces.get(0).run();
      return;
    }
    AtomicReference<@Nullable Throwable> problem = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (Runnable piece : pieces) {
      Thread thread = new Thread(
          null,
          () -> {
            try {
              piece.run();
            } catch (Throwable thrown) {
              problem.compareAndSet(null, thrown);
            }
          },
          "touchstone-laws-" + threads.size(),
          STACK_BYTES);
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
    threads.forEach(Crew::await);
    Throwable thrown = problem.get();
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown != null) {
      throw thrown instanceof RuntimeException unchecked
          ? unchecked
          : new IllegalStateException(thrown);
    }
  }

  private static void await(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", stopped);
    }
  }
}

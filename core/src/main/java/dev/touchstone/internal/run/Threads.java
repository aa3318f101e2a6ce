package dev.touchstone.internal.run;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Waits for other threads and passes on what they threw. */
final class Threads {
  private Threads() {}

  static <T> T join(Future<T> future) {
    try {
      return future.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a claim was checked", interrupted);
    } catch (ExecutionException failed) {
      throw rethrown(failed.getCause());
    }
  }

  /** Gives the threads of a pool that was shut down some time to end. */
  static void await(ExecutorService pool, Duration time) {
    try {
      pool.awaitTermination(time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static RuntimeException rethrown(@Nullable Throwable cause) {
    if (cause instanceof RuntimeException unchecked) {
      return unchecked;
    }
    if (cause instanceof Error error) {
      throw error;
    }
    return new IllegalStateException(cause);
  }
}

package dev.touchstone.examples.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Workshops that share work; what they give comes back in order, however many they are.
 *
 * <p>Each workshop is used by one thread at a time: a task takes one and gives it back.
 */
final class Crew implements AutoCloseable {
  private final List<Workshop> all = new ArrayList<>();
  private final BlockingQueue<Workshop> free = new LinkedBlockingQueue<>();
  private final ExecutorService threads;

  Crew(int size, Supplier<Workshop> maker) {
    for (int i = 0; i < size; i++) {
      all.add(maker.get());
    }
    free.addAll(all);
    this.threads = Executors.newFixedThreadPool(size, task -> {
      Thread thread = new Thread(task, "examples");
      thread.setDaemon(true);
      return thread;
    });
  }

  List<Vigil> vigils() {
    return all.stream().map(Workshop::vigil).toList();
  }

  int evaluations() {
    return all.stream().mapToInt(Workshop::evaluations).sum();
  }

  /** Does tasks and returns what they gave, in their order. */
  <A, B> List<B> map(List<A> tasks, Function<Workshop, Function<A, B>> work) {
    List<B> done = new ArrayList<>();
    if (all.size() == 1) {
      tasks.forEach(task -> done.add(work.apply(all.get(0)).apply(task)));
      return done;
    }
    List<Future<B>> running = new ArrayList<>();
    tasks.forEach(task -> running.add(threads.submit(() -> {
      Workshop workshop = free.take();
      try {
        return work.apply(workshop).apply(task);
      } finally {
        free.add(workshop);
      }
    })));
    running.forEach(future -> done.add(result(future)));
    return done;
  }

  private static <B> B result(Future<B> future) {
    try {
      return future.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the search was interrupted", interrupted);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(failed.getCause());
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}

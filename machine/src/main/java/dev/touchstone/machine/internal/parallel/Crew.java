package dev.touchstone.machine.internal.parallel;

import java.util.concurrent.Executor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The daemon threads that run branches; they wait a while for more work and then end.
 *
 * <p>A thread that hangs in a branch never comes back for more work, and another one takes its place.
 */
final class Crew {
  private static final AtomicInteger NUMBER = new AtomicInteger();
  private static final long IDLE_SECONDS = 2;

  private static final Executor THREADS = new ThreadPoolExecutor(
      0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), Crew::thread);

  private Crew() {}

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "touchstone-branch-" + NUMBER.incrementAndGet());
    thread.setDaemon(true);
    return thread;
  }

  static void execute(Runnable work) {
    THREADS.execute(work);
  }
}

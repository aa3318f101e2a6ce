package dev.touchstone.machine.internal.parallel;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The daemon threads that run branches; they wait a while for more work and then end.
 *
 * <p>A thread that hangs in a branch never comes back for more work, and another one takes its place.
 *
 * <p>An operating system that is busy may keep the threads of a release on one core for long, where
 * they never run at the same time. New threads are spread over the cores when they start.
 */
final class Crew {
  private static final AtomicInteger NUMBER = new AtomicInteger();
  private static final long IDLE_MILLIS = 2_000;

  private static volatile ThreadPoolExecutor threads = crew();

  private Crew() {}

  private static ThreadPoolExecutor crew() {
    return new ThreadPoolExecutor(
        0,
        Integer.MAX_VALUE,
        IDLE_MILLIS,
        TimeUnit.MILLISECONDS,
        new SynchronousQueue<>(),
        Crew::thread);
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "touchstone-branch-" + NUMBER.incrementAndGet());
    thread.setDaemon(true);
    return thread;
  }

  static void execute(Runnable work) {
    threads.execute(work);
  }

  /** Lets later work run on new threads. */
  static void renew() {
    ThreadPoolExecutor old = threads;
    threads = crew();
    old.setKeepAliveTime(1, TimeUnit.MILLISECONDS);
  }
}

package dev.touchstone.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Notices Ctrl-C and gives the work a moment to end in good order.
 *
 * <p>The hook holds the end of the JVM back until the work is done, at most half a minute.
 */
final class Interruption implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 30;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt, "touchstone-interruption");
  private volatile boolean happened;

  private Interruption() {}

  static Interruption watch() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  boolean happened() {
    return happened;
  }

  private void interrupt() {
    happened = true;
    try {
      done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      done.countDown();
    }
  }
}

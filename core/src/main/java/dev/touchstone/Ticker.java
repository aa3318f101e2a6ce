package dev.touchstone;

import org.apiguardian.api.API;

/**
 * Tells how much time has passed.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@FunctionalInterface
public interface Ticker {
  /** Returns nanoseconds since some fixed moment. */
  long nanos();

  /**
   * Returns the clock of the machine: the only place where Touchstone reads it.
   *
   * <p>No lambda, for the first property of a JVM would wait until it is linked.
   */
  static Ticker system() {
    return new Ticker() {
      @Override
      public long nanos() {
        return System.nanoTime();
      }
    };
  }
}

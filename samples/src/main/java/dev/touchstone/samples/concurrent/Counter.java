package dev.touchstone.samples.concurrent;

/** A number that many threads may count up. */
public interface Counter {
  /** Adds one and returns the new number. */
  int increment();

  /** Returns the number. */
  int value();

  /** Sets the number where it is the expected one. */
  boolean compareAndSet(int expected, int next);
}

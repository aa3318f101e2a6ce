package dev.touchstone.samples.concurrent;

/** A counter that reads and then writes: two threads may read the same number. */
public final class RacyCounter implements Counter {
  private volatile int value;

  @Override
  @SuppressWarnings("NonAtomicVolatileUpdate") // the fault this class is here for
  public int increment() {
    value = value + 1;
    return value;
  }

  @Override
  public int value() {
    return value;
  }

  @Override
  public boolean compareAndSet(int expected, int next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }
}

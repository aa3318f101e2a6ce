package dev.touchstone;

/** The clock of the machine. A class, for the first property of a JVM would wait for a lambda. */
final class MachineClock implements Ticker {
  static final MachineClock ONLY = new MachineClock();

  private MachineClock() {}

  @Override
  public long nanos() {
    return System.nanoTime();
  }
}

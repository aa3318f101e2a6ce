package dev.touchstone;

/** The clock of the machine. */
enum SystemTicker implements Ticker {
  ONLY;

  @Override
  public long nanos() {
    return System.nanoTime();
  }
}

package planted;

/** Reads the clock where it is allowed. */
class Ticker {
  static long system() {
    return System.nanoTime();
  }
}

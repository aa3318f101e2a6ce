package dev.touchstone.machine.internal.parallel;

/** Waits by doing nothing, but gives the core away where that takes long. */
final class Spin {
  private static final int BUSY_ROUNDS = 64;

  private Spin() {}

  @SuppressWarnings("ThreadPriorityCheck") // other threads of this process need the core
  static void round(int round) {
    if (round < BUSY_ROUNDS) {
      Thread.onSpinWait();
    } else {
      Thread.yield();
    }
  }
}

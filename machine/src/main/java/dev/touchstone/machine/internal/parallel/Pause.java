package dev.touchstone.machine.internal.parallel;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * What a branch does between two calls, so that branches meet in more ways than chance alone brings.
 *
 * @param kind the way of losing time
 * @param amount rounds of a spin, microseconds of a park, else 0
 */
public record Pause(Kind kind, int amount) {
  /** The ways of losing time, simplest first. */
  public enum Kind {
    NONE,
    SPIN,
    YIELD,
    PARK
  }

  /** The most rounds of a spin. */
  public static final int MOST_SPINS = 2_000;

  /** The most microseconds of a park. */
  public static final int MOST_MICROS = 50;

  /** No pause. */
  public static final Pause NONE = new Pause(Kind.NONE, 0);

  /** A pause that lets other threads run. */
  public static final Pause YIELD = new Pause(Kind.YIELD, 0);

  /** Returns a pause of so many rounds of doing nothing. */
  public static Pause spin(int rounds) {
    return new Pause(Kind.SPIN, rounds);
  }

  /** Returns a pause of so many microseconds. */
  public static Pause park(int micros) {
    return new Pause(Kind.PARK, micros);
  }

  @SuppressWarnings("ThreadPriorityCheck") // to stir the scheduler is the purpose
  void take() {
    switch (kind) {
      case NONE -> {}
      case SPIN -> spinFor(amount);
      case YIELD -> Thread.yield();
      case PARK -> LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(amount));
    }
  }

  private static void spinFor(int rounds) {
    for (int round = 0; round < rounds; round++) {
      Thread.onSpinWait();
    }
  }

  @Override
  public String toString() {
    return switch (kind) {
      case NONE -> "no pause";
      case SPIN -> "spin " + amount;
      case YIELD -> "yield";
      case PARK -> "park " + amount + " us";
    };
  }
}

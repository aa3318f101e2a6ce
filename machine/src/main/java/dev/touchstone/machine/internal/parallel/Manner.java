package dev.touchstone.machine.internal.parallel;

/**
 * How the branches run an instance; the instances of a batch take turns, because no one manner shows
 * every race.
 *
 * <p>Stamps around each call tell which call ended before which, but reading the clock takes as long as
 * a short call: what one call left half done is mended before the next one looks. Without stamps calls
 * follow each other at once. They count as taking as long as their whole branch, which forbids fewer
 * orders and never a right one.
 */
enum Manner {
  /** Stamps around each call. */
  STAMPED,
  /** Stamps around each call, and before it the recorded pause. */
  PAUSED,
  /** Stamps around the branch alone. */
  CLOSE,
  /** Stamps around the branch alone; each call begins behind a {@link Backlog} of stores. */
  LADEN;

  private static final Manner[] TURNS = values();

  /** Returns whose turn it is. */
  static Manner of(int turn) {
    return TURNS[turn & (TURNS.length - 1)];
  }

  /** Returns whether calls follow each other without stamps. */
  boolean close() {
    return this == CLOSE || this == LADEN;
  }
}

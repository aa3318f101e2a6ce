package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Hole;

/** Is told what a search does, for reports. */
public interface Watcher {
  /** Hears nothing. */
  Watcher NOBODY = new Watcher() {};

  /** A condition opened a place. */
  default void opened(int condition, Hole hole) {}

  /** A run ended with an answer, with some places decided out of all that a value has. */
  default void ended(boolean valid, int decided, int budgetLeft) {}
}

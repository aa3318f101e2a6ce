package dev.touchstone.space.internal.search;

/** Says which edge of a node a walk takes. */
@FunctionalInterface
interface Chooser {
  /** Returns the slot of the edge. */
  int choose(Node node);
}

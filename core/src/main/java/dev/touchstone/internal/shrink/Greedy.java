package dev.touchstone.internal.shrink;

/** A pass that looks for one step at a time, and from the start again after each that helps. */
interface Greedy extends Pass {
  /** Takes the first step that helps; false where none does. */
  boolean step(Shrink shrink);

  @Override
  default void run(Shrink shrink) {
    boolean changed;
    do {
      changed = step(shrink);
    } while (changed);
  }
}

package dev.touchstone.space.internal.search;

/** Leaves a predicate early; cheap, as it has no stack. */
final class Signal extends Error {
  private static final long serialVersionUID = 1L;

  /** Returns the signal that a frozen condition has read a place that is open. */
  static Signal frozen() {
    return new Signal("a place is open");
  }

  /** Returns the signal that the formula is known before the condition under way has ended. */
  static Signal known() {
    return new Signal("the answer is known");
  }

  private Signal(String message) {
    super(message, null, false, false);
  }
}

package dev.touchstone.space.internal.search;

/** Leaves a predicate early; made once, without a stack. */
final class Signal extends Error {
  private static final long serialVersionUID = 1L;

  /** A frozen condition has read a place that is open. */
  static final Signal FROZEN = new Signal("a place is open");

  /** The formula is known before the condition under way has ended. */
  static final Signal KNOWN = new Signal("the answer is known");

  private Signal(String message) {
    super(message, null, false, false);
  }
}

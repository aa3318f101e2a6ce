package dev.touchstone.samples.workloads;

/** Where the inputs of a task come from. */
public enum Strategy {
  /** Derived from the type; what misses the precondition is discarded. */
  DERIVED,
  /** Drawn from the space of the type under the precondition as an ordinary predicate. */
  GUIDED,
  /** Written by hand; every input meets the precondition. */
  HANDWRITTEN
}

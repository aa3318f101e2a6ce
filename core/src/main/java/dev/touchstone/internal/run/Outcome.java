package dev.touchstone.internal.run;

import dev.touchstone.Identity;

/** How one case ended. */
public sealed interface Outcome {
  /** The case counted and held. */
  Outcome PASSED = new Passed();

  /** The replayed choices do not make a case. */
  Outcome INVALID = new Invalid();

  /** The claim held. */
  record Passed() implements Outcome {}

  /** The choices asked for far more than was recorded. */
  record Invalid() implements Outcome {}

  /** The case did not count; {@code site} refused it. */
  record Discard(String site) implements Outcome {}

  /** The claim did not hold. */
  record Failure(Throwable thrown, Identity identity) implements Outcome {}
}

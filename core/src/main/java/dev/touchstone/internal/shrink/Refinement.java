package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;
import java.util.List;

/**
 * What a client adds to the search for smaller cases: an order that is compared before the published
 * one, and moves of its own.
 *
 * <p>With a key the exhaustive tail is left out: it walks in the published order.
 */
public interface Refinement {
  /** Adds nothing. */
  Refinement NONE = new Refinement() {};

  /** Returns numbers that are compared before the published order; the first difference decides. */
  default int[] key(Object[] arguments) {
    return new int[0];
  }

  /** Returns how often the body may run in the exhaustive tail. */
  default int tailRuns() {
    return 2_000;
  }

  /** Returns candidates to try beside those of the passes, the most promising first. */
  default Iterable<Choices> moves(Choices best) {
    return List.of();
  }
}

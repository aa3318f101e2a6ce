package dev.touchstone.examples.internal;

import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.Reason;

/**
 * What a run shows: two features are equal where runs show the same thing.
 *
 * @param heuristic how it is seen
 * @param reason how the later call differs
 * @param shape the calls that matter, abstracted jointly
 * @param deltas what the edited call did to each part of the state
 */
public record Feature(Heuristic heuristic, Reason reason, Shape shape, String deltas) {
  /** Returns the feature without deltas and equalities of results, for display. */
  public Feature coarse() {
    return new Feature(heuristic, reason, shape.coarse(), "");
  }

  /** Returns a text that orders features. */
  String text() {
    return heuristic + " " + reason + " " + shape + " " + deltas;
  }
}

package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;

/**
 * A feature seen in a run.
 *
 * @param feature the feature
 * @param edit the edit that shows it
 * @param at the call that differs, or the one that does not although it might
 */
public record Sighting(Feature feature, Counterfactual edit, int at) {
  /** Says of a row that changes nothing that the later call was answered otherwise in between. */
  static final String OTHER_ANSWER = "answer";

  /** Returns how many calls more than one are edited, where they take something away and give it back. */
  int together() {
    return feature.deltas().equals(OTHER_ANSWER) ? 0 : edit.last() - edit.first();
  }
}

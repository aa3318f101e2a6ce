package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;

/**
 * The smallest run known to show a feature.
 *
 * @param sighting the feature and the edit that shows it
 * @param tried the run
 */
record Found(Sighting sighting, Tried tried) {
  Feature feature() {
    return sighting.feature();
  }

  Counterfactual edit() {
    return sighting.edit();
  }

  int at() {
    return sighting.at();
  }

  Run run() {
    return tried.passed();
  }

  int length() {
    return run().length();
  }

  /** Returns whether a run that shows the same is smaller. */
  boolean beatenBy(Tried other, Sighting seen) {
    if (seen.at() + 1 != length()) {
      return seen.at() + 1 < length();
    }
    int order = Integer.compare(other.passed().differences(), run().differences());
    return other.passed().length() == length()
        && (order < 0 || (order == 0 && other.choices().compareTo(tried.choices()) < 0));
  }
}

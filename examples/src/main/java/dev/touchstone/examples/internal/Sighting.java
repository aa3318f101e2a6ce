package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;

/**
 * A feature seen in a run.
 *
 * @param feature the feature
 * @param edit the edit that shows it
 * @param at the call that differs, or the one that does not although it might
 */
public record Sighting(Feature feature, Counterfactual edit, int at) {}

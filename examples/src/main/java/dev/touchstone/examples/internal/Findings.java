package dev.touchstone.examples.internal;

import java.util.List;
import java.util.Map;

/**
 * What a search found.
 *
 * @param found the smallest run of each feature
 * @param failures scripts that failed, shrunk
 * @param errors what was wrong with the model, and how often
 * @param answered how often each command was accepted, and how often refused
 * @param runs how many scripts were drawn
 * @param evaluations how many scripts ran, shrinking included
 * @param truncated why the search was cut short, or ""
 */
record Findings(
    List<Found> found,
    List<Tried> failures,
    Map<String, Integer> errors,
    Map<String, int[]> answered,
    int runs,
    int evaluations,
    String truncated) {}

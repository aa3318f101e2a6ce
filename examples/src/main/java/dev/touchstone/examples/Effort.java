package dev.touchstone.examples;

import java.util.Map;
import org.apiguardian.api.API;

/**
 * What a search cost and met.
 *
 * @param runs how many scripts were drawn
 * @param evaluations how many scripts ran, shrinking included
 * @param features how many different things were shown
 * @param accepted how often each command was answered as asked
 * @param refused how often each command was refused
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Effort(
    int runs,
    int evaluations,
    int features,
    Map<String, Integer> accepted,
    Map<String, Integer> refused) {}

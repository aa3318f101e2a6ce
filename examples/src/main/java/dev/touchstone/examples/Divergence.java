package dev.touchstone.examples;

import org.apiguardian.api.API;

/**
 * Where an edited script first differs from the original.
 *
 * @param at the call that differs, counted from zero in the original
 * @param reason how it differs
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Divergence(int at, Reason reason) {}

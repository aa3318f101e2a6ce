package dev.touchstone.internal.run;

import dev.touchstone.Gen;

/**
 * An argument of a claim.
 *
 * @param name what reports call it
 * @param gen where its values come from
 */
public record Argument(String name, Gen<?> gen) {}

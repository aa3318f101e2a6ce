package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Kept;
import dev.touchstone.laws.internal.explore.Universe;

/**
 * What a search has to say before it is put into words.
 *
 * @param universe the terms that were explored
 * @param kept the laws that are left
 * @param considered how many terms were looked at
 * @param capped whether the pruner gave up on something
 */
record Findings(Universe universe, Kept kept, long considered, boolean capped) {}

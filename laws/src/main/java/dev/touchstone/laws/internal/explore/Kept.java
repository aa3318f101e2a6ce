package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Equation;
import java.util.List;

/**
 * What pruning left over.
 *
 * @param laws the equations to show, simplest first
 * @param variants equations that only say where another law is defined
 * @param raw how many equations there were before
 */
public record Kept(List<Equation> laws, List<Equation> variants, int raw) {}

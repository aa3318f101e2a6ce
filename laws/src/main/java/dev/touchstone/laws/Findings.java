package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Kept;
import dev.touchstone.laws.internal.explore.Statement;
import dev.touchstone.laws.internal.explore.Universe;
import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import java.util.List;

/**
 * What a search has to say before it is put into words.
 *
 * @param universe the terms that were explored
 * @param kept the laws that are left
 * @param considered how many terms were looked at
 * @param conditionals the laws that need a condition
 * @param weak the laws that hold where both sides have values
 * @param inequalities the terms that are never greater than others
 * @param completed the greatest depth or size of which all terms were looked at
 * @param capped whether the pruner gave up on something
 */
record Findings(
    Universe universe,
    Kept kept,
    long considered,
    List<Conditional> conditionals,
    List<Equation> weak,
    List<Statement.AtMost> inequalities,
    int completed,
    boolean capped) {}

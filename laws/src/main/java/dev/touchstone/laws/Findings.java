package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Kept;
import dev.touchstone.laws.internal.explore.Statement;
import dev.touchstone.laws.internal.explore.Universe;
import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import java.util.List;
import java.util.Set;

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
 * @param remark what the prover could not do, or ""
 */
record Findings(
    Universe universe,
    Kept kept,
    long considered,
    List<Conditional> conditionals,
    List<Equation> weak,
    List<Statement.AtMost> inequalities,
    int completed,
    String remark) {

  /** Returns the same without statements that are false. */
  Findings without(Set<Statement> refuted) {
    return new Findings(
        universe,
        new Kept(equations(kept.laws(), refuted), equations(kept.variants(), refuted), kept.raw()),
        considered,
        conditionals.stream()
            .filter(law -> !refuted.contains(new Statement.Under(law)))
            .toList(),
        weak.stream()
            .filter(law -> !refuted.contains(new Statement.WhereDefined(law)))
            .toList(),
        inequalities.stream().filter(law -> !refuted.contains(law)).toList(),
        completed,
        remark);
  }

  private static List<Equation> equations(List<Equation> laws, Set<Statement> refuted) {
    return laws.stream()
        .filter(law -> !refuted.contains(new Statement.Equal(law)))
        .toList();
  }
}

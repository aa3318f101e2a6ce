package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Confirmation;
import dev.touchstone.laws.internal.explore.Prover;
import dev.touchstone.laws.internal.explore.Settings;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.explore.Statement;
import dev.touchstone.laws.internal.prune.Step;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.TermReader;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.Optional;

/**
 * Says why an equation is, or is not, among the laws of a report.
 *
 * <p>A few rows are tried first, as most equations are false and a proof is slow to give up; many are
 * tried where none was found.
 */
final class Explaining {
  private static final int ROWS_TO_EXPLAIN = 100_000;
  private static final int ROWS_BEFORE_PROOF = 2_000;
  private static final int LEAST_ROWS_TO_EXPLAIN = 1_000;

  private final LawReport report;
  private final Workbench bench;
  private final Terms terms;

  Explaining(LawReport report) {
    this.report = report;
    this.bench = report.bench();
    this.terms = bench.terms();
  }

  Explanation explain(String left, String right) {
    Equation goal = new TermReader(terms).equation(left + " = " + right);
    return refutation(goal, Math.min(ROWS_BEFORE_PROOF, rowsToExplain()))
        .or(() -> proof(goal))
        .or(() -> refutation(goal, rowsToExplain()))
        .orElseGet(() -> new Explanation.Open(rowsToExplain(), outside(goal)));
  }

  /** Returns which bound keeps an equation from being looked at, or "". */
  private String outside(Equation goal) {
    Settings settings = bench.signature().settings();
    int greatest = settings.byDepth()
        ? Math.max(terms.depth(goal.left()), terms.depth(goal.right()))
        : Math.max(terms.size(goal.left()), terms.size(goal.right()));
    String measure = settings.byDepth() ? "depth" : "size";
    if (greatest > report.completed()) {
      return "a side has %s %d, and all terms were looked at up to %s %d"
          .formatted(measure, greatest, measure, report.completed());
    }
    return settings.wanted().linear() && !(terms.linear(goal.left()) && terms.linear(goal.right()))
        ? "a variable occurs twice on a side, and only terms without such were looked at"
        : "";
  }

  /** Returns values against a law with a condition, in words, or "" if there are none. */
  String against(String conditional) {
    Statement law = new Statement.Under(new TermReader(terms).conditional(conditional));
    return refuted(law, rowsToExplain()).map(Misconception::where).orElse("");
  }

  private Optional<Explanation> refutation(Equation goal, int rows) {
    return refuted(new Statement.Equal(goal), rows).map(Explanation.Refuted::new);
  }

  private Optional<Misconception> refuted(Statement goal, int rows) {
    Confirmation trial =
        new Confirmation(bench.laboratory(), Seed.of(0).root().child("explanation"), rows);
    return trial.refuted(List.of(goal)).entrySet().stream()
        .map(found -> report.telling().misconception(found.getKey(), found.getValue()))
        .findFirst();
  }

  private Optional<Explanation> proof(Equation goal) {
    Prover prover = new Prover(terms, report.equations(), new SpotChecks(bench.laboratory()));
    Optional<Explanation> steps = prover
        .byInstances(goal)
        .map(instances -> new Explanation.Proved(
            instances.lawsUsed(goal).stream().map(report.telling()::law).toList(),
            instances.steps(goal).stream().map(this::step).toList()));
    return steps.or(() -> prover.unproved(List.of(goal)).isEmpty()
        ? Optional.of(new Explanation.Proved(List.of(), List.of()))
        : Optional.empty());
  }

  private int rowsToExplain() {
    Signature signature = bench.signature();
    return signature.reflected() == null
        ? ROWS_TO_EXPLAIN
        : Math.max(LEAST_ROWS_TO_EXPLAIN, signature.confirmation());
  }

  private ProofStep step(Step step) {
    Wording wording = new Wording(terms);
    return new ProofStep(wording.of(step.from()), wording.of(step.law()), wording.of(step.to()));
  }
}

package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.ConditionSearch;
import dev.touchstone.laws.internal.explore.Confirmation;
import dev.touchstone.laws.internal.explore.Congruence;
import dev.touchstone.laws.internal.explore.Contracts;
import dev.touchstone.laws.internal.explore.DepthExploration;
import dev.touchstone.laws.internal.explore.DepthPruning;
import dev.touchstone.laws.internal.explore.Inequalities;
import dev.touchstone.laws.internal.explore.Settings;
import dev.touchstone.laws.internal.explore.SizeExploration;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.explore.Statement;
import dev.touchstone.laws.internal.explore.Universe;
import dev.touchstone.laws.internal.explore.WeakLaws;
import dev.touchstone.laws.internal.reflect.Kind;
import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.Rows;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs a search from a signature to a report.
 *
 * <p>Laws that confirmation refutes become rows of the next search, until no law falls. Where only laws
 * with conditions or inequalities fall, only those are searched again. Most false laws fall soon, so a small part of
 * the rows comes first. A search that its budget ended is repeated in that part only, and only if it comes as far; later
 * the laws that fall are left out.
 */
final class Discovery {
  private static final int MOST_ROUNDS = 20;
  private static final int MOST_REPAIRS = 2;
  private static final int PARTIAL_REPAIRS = 2;
  private static final int QUICK = 20;

  private final Workbench bench;
  private final Laboratory laboratory;
  private final Settings settings;
  private final Simplicity simplicity;
  private final Confirmation confirmation;
  private final Set<Statement> confirmed = new HashSet<>();
  private final Map<Statement, Rows.Row> refuted = new LinkedHashMap<>();

  private Discovery(Signature signature) {
    bench = new Workbench(signature);
    laboratory = bench.laboratory();
    settings = signature.settings();
    simplicity = new Simplicity(bench.terms(), settings.byDepth());
    confirmation = new Confirmation(
        laboratory,
        signature.seed().root().child("confirmation"),
        signature.confirmation(),
        signature.confirmationBudget()::usedUp,
        signature.threads());
    bench.survey();
  }

  static LawReport of(Signature signature) {
    Discovery discovery = new Discovery(signature);
    Findings findings = discovery.confirmed();
    new Congruence(discovery.laboratory, findings.universe())
        .violations()
        .forEach(discovery.bench.warnings()::add);
    new Contracts(discovery.laboratory, signature.seed().root().child("contracts"), Kind::object)
        .breaches()
        .forEach(discovery.bench.warnings()::add);
    if (!findings.remark().isEmpty()) {
      discovery.bench.warnings().add(findings.remark());
    }
    return new LawReport(
        discovery.bench,
        discovery.settings,
        discovery.simplicity,
        findings,
        discovery.refuted,
        discovery.confirmation.rows());
  }

  private Findings confirmed() {
    int rows = bench.signature().confirmation();
    Findings findings = standing(search(), rows / QUICK, PARTIAL_REPAIRS);
    confirmed.clear();
    return standing(findings, rows, 0);
  }

  /** Returns what stands on a number of rows; a search that did not reach its bound is repeated some times. */
  private Findings standing(Findings first, int rows, int partialRepairs) {
    Findings findings = first;
    int repairs = 0;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      Set<Statement> fallen = refutes(findings, rows);
      boolean again = findings.completed() >= settings.bound() || round < partialRepairs;
      if (fallen.isEmpty()) {
        return findings;
      }
      if (fallen.stream().noneMatch(Statement.Equal.class::isInstance)) {
        findings = repairs++ < MOST_REPAIRS && again
            ? beyondEquations(findings)
            : findings.without(refuted.keySet());
        continue;
      }
      Findings repaired = again ? search() : findings;
      findings = repaired.completed() < findings.completed() || !again
          ? findings.without(refuted.keySet())
          : repaired;
    }
    return findings.without(refuted.keySet());
  }

  private Set<Statement> refutes(Findings findings, int rows) {
    List<Statement> fresh = Statements.of(findings);
    fresh.removeAll(confirmed);
    Map<Statement, Rows.Row> fallen = confirmation.refuted(fresh, rows);
    confirmed.addAll(fresh);
    confirmed.removeAll(fallen.keySet());
    fallen.values().forEach(laboratory.rows()::prepend);
    refuted.putAll(fallen);
    return fallen.keySet();
  }

  private Findings search() {
    return beyondEquations(settings.byDepth() ? byDepth() : bySize());
  }

  private Findings beyondEquations(Findings equations) {
    Universe universe = equations.universe();
    List<Conditional> conditionals = settings.wanted().conditions()
        ? new ConditionSearch(laboratory, simplicity, universe, bench.truth()).search()
        : List.of();
    List<Equation> weak = settings.wanted().weak() && laboratory.observed().anyPartial()
        ? new WeakLaws(laboratory, simplicity, universe).search()
        : List.of();
    List<Statement.AtMost> inequalities = settings.wanted().inequalities()
        ? new Inequalities(laboratory, simplicity, bench.orders()).among(universe)
        : List.of();
    return new Findings(
        universe,
        equations.kept(),
        equations.considered(),
        conditionals,
        weak,
        inequalities,
        equations.completed(),
        equations.remark());
  }

  private Findings byDepth() {
    Universe universe = new DepthExploration(laboratory, simplicity, settings).explore();
    DepthPruning pruning = new DepthPruning(
        universe,
        simplicity,
        settings.pruning().scheme(),
        new SpotChecks(laboratory),
        laboratory.observed().anyPartial(),
        bench.known());
    return new Findings(
        universe,
        pruning.prune(),
        universe.size(),
        List.of(),
        List.of(),
        List.of(),
        settings.bound(),
        "");
  }

  private Findings bySize() {
    SizeExploration search = new SizeExploration(
        laboratory, simplicity, settings, new SpotChecks(laboratory), bench.known());
    search.explore();
    return new Findings(
        search.universe(),
        search.kept(),
        search.considered(),
        List.of(),
        List.of(),
        List.of(),
        search.completed(),
        search.capped() ? remark(search.byCongruence()) : "");
  }

  private static String remark(int byCongruence) {
    return "completion reached its cap: congruence closure decided after that and proved "
        + byCongruence
        + " equations; some laws may follow from others";
  }
}

package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Confirmation;
import dev.touchstone.laws.internal.explore.DepthExploration;
import dev.touchstone.laws.internal.explore.DepthPruning;
import dev.touchstone.laws.internal.explore.Settings;
import dev.touchstone.laws.internal.explore.SizeExploration;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.explore.Universe;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.Rows;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs a search from a signature to a report.
 *
 * <p>Laws that confirmation refutes become rows of the next search, until no law falls.
 */
final class Discovery {
  private static final int MOST_ROUNDS = 20;

  private final Workbench bench;
  private final Laboratory laboratory;
  private final Settings settings;
  private final Simplicity simplicity;
  private final Confirmation confirmation;
  private final Set<Equation> confirmed = new HashSet<>();
  private final Map<Equation, Rows.Row> refuted = new LinkedHashMap<>();

  private Discovery(Signature signature) {
    bench = new Workbench(signature);
    laboratory = bench.laboratory();
    settings = signature.settings();
    simplicity = new Simplicity(bench.terms(), settings.byDepth());
    confirmation = new Confirmation(
        laboratory, signature.seed().root().child("confirmation"), signature.confirmation());
    bench.survey();
  }

  static LawReport of(Signature signature) {
    Discovery discovery = new Discovery(signature);
    Findings findings = discovery.confirmed();
    return new LawReport(
        discovery.bench, discovery.settings, discovery.simplicity, findings, discovery.refuted);
  }

  private Findings confirmed() {
    Findings findings = search();
    for (int round = 0; round < MOST_ROUNDS && refutes(findings); round++) {
      findings = search();
    }
    return findings;
  }

  private boolean refutes(Findings findings) {
    List<Equation> fresh = new ArrayList<>(findings.kept().laws());
    fresh.addAll(findings.kept().variants());
    fresh.removeAll(confirmed);
    Map<Equation, Rows.Row> fallen = confirmation.refuted(fresh);
    confirmed.addAll(fresh);
    confirmed.removeAll(fallen.keySet());
    fallen.values().forEach(laboratory.rows()::prepend);
    refuted.putAll(fallen);
    return !fallen.isEmpty();
  }

  private Findings search() {
    return settings.byDepth() ? byDepth() : bySize();
  }

  private Findings byDepth() {
    Universe universe = new DepthExploration(laboratory, simplicity, settings).explore();
    DepthPruning pruning = new DepthPruning(
        universe,
        simplicity,
        settings.scheme(),
        new SpotChecks(laboratory),
        laboratory.observed().anyPartial());
    return new Findings(universe, pruning.prune(), universe.size(), false);
  }

  private Findings bySize() {
    SizeExploration search =
        new SizeExploration(laboratory, simplicity, settings, new SpotChecks(laboratory));
    search.explore();
    return new Findings(search.universe(), search.kept(), search.considered(), search.capped());
  }
}

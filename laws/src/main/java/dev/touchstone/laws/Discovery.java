package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.DepthExploration;
import dev.touchstone.laws.internal.explore.DepthPruning;
import dev.touchstone.laws.internal.explore.Kept;
import dev.touchstone.laws.internal.explore.Settings;
import dev.touchstone.laws.internal.explore.SizeExploration;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.explore.Universe;
import dev.touchstone.laws.internal.term.Simplicity;
import java.util.List;

/** Runs a search from a signature to a report. */
final class Discovery {
  private Discovery() {}

  static LawReport of(Signature signature) {
    Workbench bench = new Workbench(signature);
    Settings settings = signature.settings();
    Simplicity simplicity = new Simplicity(bench.terms(), settings.byDepth());
    if (!settings.byDepth()) {
      SizeExploration search = new SizeExploration(
          bench.laboratory(), simplicity, settings, new SpotChecks(bench.laboratory()));
      search.explore();
      System.out.println("considered " + search.considered() + " reps " + search.universe().classCount() + " capped " + search.capped());
      return new LawReport(bench, search.universe(), search.kept());
    }
    Universe universe = new DepthExploration(bench.laboratory(), simplicity, settings).explore();
    SpotChecks checks = new SpotChecks(bench.laboratory());
    boolean partial = bench.laboratory().observed().anyPartial();
    Kept kept = new DepthPruning(
            universe, simplicity, settings.scheme(), checks, partial, List.of())
        .prune();
    return new LawReport(bench, universe, kept);
  }
}

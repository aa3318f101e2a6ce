package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Kept;
import dev.touchstone.laws.internal.explore.Universe;
import dev.touchstone.laws.internal.term.Wording;
import java.util.List;
import org.apiguardian.api.API;

/**
 * What a search found.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class LawReport {
  private final Workbench bench;
  private final Universe universe;
  private final Kept kept;

  LawReport(Workbench bench, Universe universe, Kept kept) {
    this.bench = bench;
    this.universe = universe;
    this.kept = kept;
  }

  Universe universe() { return universe; }
  Kept kept() { return kept; }
  Workbench bench() { return bench; }

  /** Returns the laws. */
  public List<String> laws() {
    Wording wording = new Wording(bench.terms());
    return kept.laws().stream().map(wording::of).toList();
  }

  /** Returns the variants. */
  public List<String> variants() {
    Wording wording = new Wording(bench.terms());
    return kept.variants().stream().map(wording::of).toList();
  }
}

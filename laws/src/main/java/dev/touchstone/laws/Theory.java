package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Prover;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.TermReader;
import dev.touchstone.laws.internal.term.Wording;
import java.util.Collection;
import java.util.List;
import org.apiguardian.api.API;

/**
 * Equations that are taken for true, and what follows from them.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Theory {
  private final Workbench bench;
  private final Prover prover;
  private final TermReader reader;

  Theory(Workbench bench, Collection<String> laws) {
    this.bench = bench;
    this.reader = new TermReader(bench.terms());
    Simplicity simplicity = new Simplicity(bench.terms(), true);
    List<Equation> equations =
        laws.stream().map(reader::equation).sorted(simplicity.equations()).toList();
    bench.survey();
    this.prover = new Prover(bench.terms(), equations, new SpotChecks(bench.laboratory()));
  }

  /** Returns whether an equation was proved; false does not say that it is wrong. */
  public boolean proves(String equation) {
    return unproved(List.of(equation)).isEmpty();
  }

  /** Returns those of some equations that could not be proved. */
  public List<String> unproved(Collection<String> equations) {
    Wording wording = new Wording(bench.terms());
    return prover.unproved(equations.stream().map(reader::equation).toList()).stream()
        .map(wording::of)
        .toList();
  }
}

package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Prover;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.TermReader;
import dev.touchstone.laws.internal.term.Wording;
import java.util.ArrayList;
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
    this(
        bench,
        new TermReader(bench.terms()).equations(laws),
        new TermReader(bench.terms()).conditionals(laws),
        List.of());
  }

  Theory(
      Workbench bench,
      List<Equation> laws,
      List<Conditional> conditionals,
      List<Equation> inequalities) {
    this.bench = bench;
    this.reader = new TermReader(bench.terms());
    Simplicity simplicity = new Simplicity(bench.terms(), true);
    bench.survey();
    this.prover = new Prover(
        bench.terms(),
        laws.stream().sorted(simplicity.equations()).toList(),
        conditionals,
        inequalities,
        new SpotChecks(bench.laboratory()));
  }

  /**
   * Returns whether a statement was proved; false does not say that it is wrong. The equation may
   * have a condition before it, with an arrow {@code =>} between them.
   */
  public boolean proves(String statement) {
    return unproved(List.of(statement)).isEmpty();
  }

  /** Returns whether it was proved that a term is never greater than another one. */
  public boolean provesAtMost(String smaller, String greater) {
    return prover.leads(reader.equation(smaller + " = " + greater));
  }

  /** Returns those of some statements that could not be proved. */
  public List<String> unproved(Collection<String> statements) {
    Wording wording = new Wording(bench.terms());
    List<String> left = new ArrayList<>();
    prover.unproved(reader.equations(statements)).stream().map(wording::of).forEach(left::add);
    reader.conditionals(statements).stream()
        .filter(goal -> !prover.provable(goal, bench.truth()))
        .map(goal -> wording.of(goal.condition()) + " => " + wording.of(goal.equation()))
        .forEach(left::add);
    return left;
  }
}

package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.List;

/** Makes the equations which say that an operation distributes over another one, from either side. */
final class Distributivity {
  private static final int VARIABLES = 3;

  private final Terms terms;

  Distributivity(Terms terms) {
    this.terms = terms;
  }

  /** Returns the equations for all pairs of operations of one type that has enough variables. */
  List<Equation> candidates() {
    List<Equation> candidates = new ArrayList<>();
    List<Symbol> operations =
        terms.vocabulary().functions().stream().filter(this::isOperation).toList();
    for (Symbol times : operations) {
      for (Symbol plus : operations) {
        if (!times.equals(plus) && times.result() == plus.result()) {
          candidates.addAll(distributed(times, plus));
        }
      }
    }
    return candidates;
  }

  private boolean isOperation(Symbol function) {
    return !function.background()
        && function.arity() == 2
        && function.arguments()[0] == function.result()
        && function.arguments()[1] == function.result()
        && terms.vocabulary().variables(function.result()).size() >= VARIABLES;
  }

  private int variable(Symbol operation, int number) {
    return terms.atom(terms.vocabulary().variables(operation.result()).get(number));
  }

  private List<Equation> distributed(Symbol times, Symbol plus) {
    int x = variable(times, 0);
    int y = variable(times, 1);
    int z = variable(times, 2);
    int fromLeft = terms.apply(plus, terms.apply(times, x, y), terms.apply(times, x, z));
    int fromRight = terms.apply(plus, terms.apply(times, x, z), terms.apply(times, y, z));
    return List.of(
        new Equation(fromLeft, terms.apply(times, x, terms.apply(plus, y, z))),
        new Equation(fromRight, terms.apply(times, terms.apply(plus, x, y), z)));
  }
}

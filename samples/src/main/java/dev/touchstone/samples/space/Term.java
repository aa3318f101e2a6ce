package dev.touchstone.samples.space;

import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.List;

/** Lambda terms with de Bruijn indices; closed ones are a space for each number of binders around. */
public sealed interface Term {
  /** A variable, by the number of binders between it and its own. */
  record Var(int index) implements Term {}

  /** A function. */
  record Lam(Term body) implements Term {}

  /** A function applied to an argument. */
  record App(Term function, Term argument) implements Term {}

  /** Returns the space of closed terms, where variables cost nothing and the rest one each. */
  static Space<Term> closedByNodes() {
    return new ClosedTerms(binders -> Space.ints(0, binders - 1)).under(0);
  }

  /** Returns the space of closed terms, where index i costs i + 1 and the rest one each. */
  static Space<Term> closedBySymbols() {
    return new ClosedTerms(binders -> upTo(binders - 1)).under(0);
  }

  private static Space<Integer> upTo(int last) {
    List<Space<Integer>> indices = new ArrayList<>();
    for (int index = 0; index <= last; index++) {
      indices.add(Space.just(index).pay(index + 1));
    }
    return Space.oneOf(indices);
  }

  /** Returns whether the term has a simple type. */
  default boolean isTypable() {
    return new Inference().accepts(this);
  }
}

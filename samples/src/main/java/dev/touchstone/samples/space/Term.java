package dev.touchstone.samples.space;

import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

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
    return closed(binders -> Space.ints(0, binders - 1));
  }

  /** Returns the space of closed terms, where index i costs i + 1 and the rest one each. */
  static Space<Term> closedBySymbols() {
    return closed(binders -> upTo(binders - 1));
  }

  private static Space<Term> closed(IntFunction<Space<Integer>> indices) {
    return ClosedTerms.of((binders, under) -> {
      Space<Term> here = under.apply(binders);
      List<Space<? extends Term>> kinds = new ArrayList<>();
      if (binders > 0) {
        kinds.add(Space.record(Var.class, indices.apply(binders)));
      }
      kinds.add(Space.record(Lam.class, under.apply(binders + 1)).pay());
      kinds.add(Space.record(App.class, here, here).pay());
      return kinds;
    });
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

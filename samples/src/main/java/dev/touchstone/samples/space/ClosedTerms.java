package dev.touchstone.samples.space;

import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** The spaces of terms under a number of binders, each made once. */
final class ClosedTerms {
  private final IntFunction<Space<Integer>> indices;
  private final Map<Integer, Space<Term>> under = new HashMap<>();

  ClosedTerms(IntFunction<Space<Integer>> indices) {
    this.indices = indices;
  }

  Space<Term> under(int binders) {
    Space<Term> known = under.get(binders);
    if (known == null) {
      known = Space.lazy("terms under " + binders, () -> terms(binders));
      under.put(binders, known);
    }
    return known;
  }

  private Space<Term> terms(int binders) {
    Space<Term> here = under(binders);
    List<Space<? extends Term>> kinds = new ArrayList<>();
    if (binders > 0) {
      kinds.add(Space.record(Term.Var.class, indices.apply(binders)));
    }
    kinds.add(Space.record(Term.Lam.class, under(binders + 1)).pay());
    kinds.add(Space.record(Term.App.class, here, here).pay());
    return Space.oneOf(kinds);
  }
}

package dev.touchstone.samples.space;

import dev.touchstone.samples.workloads.LambdaTerm;
import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Closed terms of the simply typed lambda calculus with typed binders. */
public final class BoundTerms {
  private BoundTerms() {}

  /** Returns the space of closed terms: variables, literals, type constructors and the rest cost one. */
  public static Space<LambdaTerm> closed() {
    Space<LambdaTerm.Type> types = Space.of(LambdaTerm.Type.class);
    Space<Boolean> either = Space.oneOf(Space.just(false), Space.just(true));
    return ClosedTerms.of((binders, under) -> kinds(binders, under, types, either));
  }

  private static List<Space<? extends LambdaTerm>> kinds(
      int binders,
      IntFunction<Space<LambdaTerm>> under,
      Space<LambdaTerm.Type> types,
      Space<Boolean> either) {
    Space<LambdaTerm> here = under.apply(binders);
    List<Space<? extends LambdaTerm>> kinds = new ArrayList<>();
    if (binders > 0) {
      kinds.add(
          Space.record(LambdaTerm.Variable.class, Space.ints(0, binders - 1)).pay());
    }
    kinds.add(Space.record(LambdaTerm.Constant.class, either).pay());
    kinds.add(Space.record(LambdaTerm.Abstraction.class, types, under.apply(binders + 1))
        .pay());
    kinds.add(Space.record(LambdaTerm.Application.class, here, here).pay());
    return kinds;
  }

  /** Returns whether a closed term has a type. */
  public static boolean isWellTyped(LambdaTerm term) {
    return term.typed().isPresent();
  }
}

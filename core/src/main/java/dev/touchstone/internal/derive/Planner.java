package dev.touchstone.internal.derive;

import dev.touchstone.From;
import dev.touchstone.Gen;
import dev.touchstone.GenProvider;
import dev.touchstone.NoGenerator;
import dev.touchstone.internal.function.Sam;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plans how values of a type are drawn.
 *
 * <p>One planner makes the plans of one type and of all types it is made of, one plan per type use,
 * breadth first, so that errors name a shortest way to their place.
 *
 * <p>Kinds of plans make themselves: the JVM loads what it sees made here, used or not, to check that
 * it is a plan.
 */
final class Planner {
  private final Rules rules;
  private final Map<TypeUse, Plan> plans = new HashMap<>();
  private final Set<Plan> made = new LinkedHashSet<>();
  private final Queue<Plan> unlinked = new ArrayDeque<>();

  private Planner(Rules rules) {
    this.rules = rules;
  }

  /** Returns the generator of a type. */
  static Gen<Object> derive(TypeUse use, String where, Rules rules) {
    Planner planner = new Planner(rules);
    Plan plan = planner.plan(use, where);
    for (Plan next = planner.unlinked.poll(); next != null; next = planner.unlinked.poll()) {
      next.link(planner);
    }
    if (planner.made.size() > 1 || !plan.parts().isEmpty()) {
      Recursion.settle(planner.made);
    }
    for (Plan made : planner.made) {
      made.ready();
    }
    List<Plan> partsFirst = new ArrayList<>(planner.made);
    Collections.reverse(partsFirst);
    for (Plan made : partsFirst) {
      made.prove();
    }
    return plan;
  }

  Rules rules() {
    return rules;
  }

  /** Returns the plan of a type use; it may not be linked yet. */
  Plan plan(TypeUse use, String where) {
    if (!use.arguments().isEmpty() && Growth.endless(use)) {
      throw Growth.refused(plans, use, where);
    }
    Plan known = plans.get(use);
    if (known != null) {
      return known;
    }
    Plan plan = make(use, where);
    plans.put(use, plan);
    if (made.add(plan)) {
      unlinked.add(plan);
    }
    return plan;
  }

  private Plan make(TypeUse use, String where) {
    if (use.marks().nullable() && !use.raw().isPrimitive()) {
      TypeUse present = use.without(Marks::isNullable);
      return MaybePlan.orNull(where, present);
    }
    Optional<From> from = use.marks().find(From.class);
    if (from.isPresent()) {
      return ForeignPlan.of(where, use, FromMethod.gen(from.get(), use, where));
    }
    Plan plan = use.marks().constrained() ? understood(use, where) : given(use, where);
    return plan == null ? builtIn(use, where) : plan;
  }

  /** Returns a plan that knows what the constraints on a type mean. */
  private @Nullable Plan understood(TypeUse use, String where) {
    Plan plan = simple(use, where);
    return plan == null ? provided(use, where) : plan;
  }

  private @Nullable Plan given(TypeUse use, String where) {
    Gen<?> registered = rules.registered(use);
    if (registered == null || !use.marks().all().isEmpty()) {
      Plan provided = provided(use, where);
      if (provided != null) {
        return provided;
      }
    }
    return registered == null ? null : ForeignPlan.of(where, use, registered);
  }

  private @Nullable Plan provided(TypeUse use, String where) {
    for (GenProvider provider : rules.providers()) {
      Plan provided = ForeignPlan.of(where, use, provider, this);
      if (provided != null) {
        return provided;
      }
    }
    return null;
  }

  private Plan builtIn(TypeUse use, String where) {
    Plan plan = simple(use, where);
    if (plan != null) {
      return plan;
    }
    use.marks().accept(use.raw(), where, Set.of());
    return use.marks().all().isEmpty() ? structural(use, where) : plan(use.unmarked(), where);
  }

  private @Nullable Plan simple(TypeUse use, String where) {
    Gen<?> basic = Basics.find(use, where);
    if (basic != null) {
      return new LeafPlan(where, basic);
    }
    Plan container = Containers.find(use, where, rules);
    if (container != null) {
      return container;
    }
    Plan streamed = Streamed.find(use, where);
    return streamed == null ? Optionals.find(use, where) : streamed;
  }

  private Plan structural(TypeUse use, String where) {
    Plan general = General.find(use, where);
    if (general != null) {
      return general;
    }
    Class<?> raw = use.raw();
    if (raw.isRecord()) {
      return Structures.product(use, where);
    }
    if (raw.isSealed()) {
      return Structures.sum(use, where);
    }
    if (Sam.fits(raw)) {
      return FunctionPlan.of(where, use);
    }
    throw unknown(use, where);
  }

  static NoGenerator unknown(TypeUse use, String where) {
    return new NoGenerator(
        "no generator for %s at %s; register one with Gens.register or annotate with @From"
            .formatted(Names.of(use.raw()), where));
  }
}

package dev.touchstone.internal.derive;

import dev.touchstone.Source;
import java.util.List;
import java.util.function.Function;

/** Draws a value of one type and makes a value of another of it. */
final class MappedPlan extends Plan {
  private final TypeUse type;
  private final Function<Object, Object> change;
  private List<Plan> parts = List.of();

  MappedPlan(String where, TypeUse type, Function<Object, Object> change) {
    super(where);
    this.type = type;
    this.change = change;
  }

  @Override
  void link(Planner planner) {
    parts = List.of(planner.plan(type, where));
  }

  @Override
  List<Plan> parts() {
    return parts;
  }

  @Override
  int nesting() {
    return parts.get(0).depth();
  }

  @Override
  public Object generate(Source source) {
    return change.apply(parts.get(0).generate(source));
  }
}

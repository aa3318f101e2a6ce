package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Draws a container by a generator made of its parts' generators.
 *
 * <p>Where the parts may hold the same type again, chance draws no more of them than the depth left
 * has bits, so that trees of any width stay moderate and end when the depth is used up.
 */
class ContainerPlan extends Plan {
  private final List<ProductPlan.Component> types;
  private final boolean mayBeEmpty;
  private final Function<List<Gen<Object>>, Gen<?>> container;
  private final List<Plan> parts = new ArrayList<>();
  private Gen<?> gen = source -> {
    throw new IllegalStateException("a container that is not ready");
  };

  ContainerPlan(
      String where,
      List<ProductPlan.Component> types,
      boolean mayBeEmpty,
      Function<List<Gen<Object>>, Gen<?>> container) {
    super(where);
    this.types = types;
    this.mayBeEmpty = mayBeEmpty;
    this.container = container;
  }

  @Override
  void link(Planner planner) {
    for (ProductPlan.Component type : types) {
      parts.add(planner.plan(type.type(), where + type.name()));
    }
  }

  @Override
  List<Plan> parts() {
    return parts;
  }

  @Override
  int nesting() {
    return mayBeEmpty ? 0 : parts.stream().mapToInt(Plan::depth).max().orElse(0);
  }

  @Override
  int branches() {
    return 2;
  }

  @Override
  void ready() {
    gen = container.apply(List.copyOf(parts));
  }

  @Override
  public Object generate(Source source) {
    return recursive() ? bounded(source) : gen.generate(source);
  }

  private Object bounded(Source source) {
    int size = source.size();
    int most = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, source.depth()));
    List<Gen<Object>> unbounded = new ArrayList<>();
    for (Plan part : parts) {
      unbounded.add(inner -> inner.atSize(size, part));
    }
    return source.atSize(most, container.apply(unbounded));
  }
}

package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.BranchDomain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Draws one of several alternatives, the simplest first.
 *
 * <p>As long as there is depth left, a recursive alternative is drawn three times in four; with none
 * left, chance keeps to the alternatives that end soonest. What was recorded may do otherwise.
 */
final class SumPlan extends Plan {
  private static final int RECURSIVE = 3;

  private final String label;
  private final List<TypeUse> alternatives;
  private final Gen<Object> body = this::body;
  private final List<Plan> parts = new ArrayList<>();
  private final List<Gen<Object>> branches = new ArrayList<>();
  private final BranchDomain domain;
  private BranchDomain likely;
  private BranchDomain ending;

  SumPlan(String where, String label, List<TypeUse> alternatives) {
    super(where);
    this.label = label;
    this.alternatives = alternatives;
    this.domain = BranchDomain.of(alternatives.size());
    this.likely = domain;
    this.ending = domain;
  }

  @Override
  void link(Planner planner) {
    for (TypeUse alternative : alternatives) {
      String name = "(" + Names.simple(alternative.raw()) + ")";
      parts.add(planner.plan(alternative, where + name));
    }
  }

  @Override
  List<Plan> parts() {
    return parts;
  }

  @Override
  int nesting() {
    return parts.stream().mapToInt(Plan::depth).min().orElse(ENDLESS);
  }

  @Override
  void ready() {
    if (recursesInto(parts.get(0)) && parts.get(0).depth() > depth()) {
      parts.sort(Comparator.comparing(part -> part.depth() > depth()));
    }
    parts.forEach(part -> branches.add(part.inline()));
    int deep = (int) parts.stream().filter(this::recursesInto).count();
    int flat = parts.size() - deep;
    if (deep > 0) {
      likely = weighted(part -> recursesInto(part) ? RECURSIVE * Math.max(1, flat) : deep);
      ending = weighted(part -> part.depth() == depth() ? 1 : 0);
    }
  }

  private BranchDomain weighted(ToIntFunction<Plan> weight) {
    return BranchDomain.likely(parts.stream().mapToInt(weight).toArray());
  }

  @Override
  String name() {
    return label.substring(label.lastIndexOf('.') + 1);
  }

  @Override
  Gen<Object> inline() {
    return body;
  }

  @Override
  public Object generate(Source source) {
    return source.span(label, body);
  }

  private Object body(Source source) {
    int branch = source.branch(domain, source.depth() <= 0 ? ending : likely);
    return branches.get(branch).generate(source);
  }
}

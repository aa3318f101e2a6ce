package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the components of a value one by one and joins them.
 *
 * <p>The depth allowance is halved on the way into a component that may hold the same type again,
 * and divided by the number of such components where there are more than two, a collection counting
 * for two, so that the number of values stays moderate however many branches there are.
 */
final class ProductPlan extends Plan {
  private static final int HALF = 2;

  private final String label;
  private final String refusal;
  private final List<Component> components;
  private final Maker maker;
  private final Gen<Object> attempt = this::attempt;
  private final Gen<Object> body = this::body;
  private Plan[] parts = {};
  private boolean[] deeper = {};
  private int share = HALF;
  private boolean spanned;

  /**
   * Creates the plan.
   *
   * @param label names the span around a value, and the refusals of its maker
   */
  ProductPlan(String where, String label, List<Component> components, Maker maker) {
    super(where);
    this.label = label;
    this.refusal = "components refused by ".concat(label);
    this.components = components;
    this.maker = maker;
  }

  /** A component and the way to it. */
  record Component(TypeUse type, String name) {}

  @Override
  void link(Planner planner) {
    List<Plan> linked = new ArrayList<>();
    for (Component component : components) {
      linked.add(planner.plan(component.type(), where + component.name()));
    }
    parts = linked.toArray(new Plan[0]);
  }

  @Override
  List<Plan> parts() {
    return List.of(parts);
  }

  @Override
  int nesting() {
    int deepest = 0;
    for (Plan part : parts) {
      deepest = Math.max(deepest, part.depth());
    }
    return deepest == ENDLESS ? ENDLESS : deepest + 1;
  }

  @Override
  void ready() {
    deeper = new boolean[parts.length];
    int count = 0;
    for (int i = 0; i < parts.length; i++) {
      deeper[i] = recursesInto(parts[i]);
      count += deeper[i] ? parts[i].branches() : 0;
    }
    share = Math.max(HALF, count);
    spanned = recursive() || parts.length > 1;
  }

  @Override
  String name() {
    return label.substring(label.lastIndexOf('.') + 1);
  }

  @Override
  String step(Plan part) {
    return name() + components.get(List.of(parts).indexOf(part)).name();
  }

  @Override
  Gen<Object> inline() {
    return body;
  }

  @Override
  public Object generate(Source source) {
    return spanned ? source.span(label, body) : body(source);
  }

  private Object body(Source source) {
    return source.accepted(attempt, ProductPlan::made, refusal);
  }

  private static boolean made(Object value) {
    return value != Maker.REFUSED;
  }

  private Object attempt(Source source) {
    Object[] values = new Object[parts.length];
    for (int i = 0; i < values.length; i++) {
      values[i] =
          deeper[i] ? source.atDepth(source.depth() / share, parts[i]) : parts[i].generate(source);
    }
    return maker.make(values);
  }
}

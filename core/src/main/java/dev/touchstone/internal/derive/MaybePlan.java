package dev.touchstone.internal.derive;

import dev.touchstone.Source;
import dev.touchstone.choice.BranchDomain;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Draws nothing or something, nothing being simpler. */
final class MaybePlan extends Plan {
  private static final BranchDomain BOTH = BranchDomain.of(2);
  private static final BranchDomain NOTHING = BranchDomain.of(1);
  private static final BranchDomain MOSTLY = BranchDomain.weighted(1, 3);

  private final TypeUse type;
  private final String name;
  private final @Nullable Object nothing;
  private final Function<Object, Object> something;
  private List<Plan> parts = List.of();
  private BranchDomain ending = MOSTLY;

  MaybePlan(
      String where,
      TypeUse type,
      String name,
      @Nullable Object nothing,
      Function<Object, Object> something) {
    super(where);
    this.type = type;
    this.name = name;
    this.nothing = nothing;
    this.something = something;
  }

  /** Returns the plan of {@code null} or a value of a type. */
  static Plan orNull(String where, TypeUse present) {
    return new MaybePlan(where, present, "", null, Function.identity());
  }

  @Override
  void link(Planner planner) {
    parts = List.of(planner.plan(type, where + name));
  }

  @Override
  List<Plan> parts() {
    return parts;
  }

  @Override
  void ready() {
    if (recursive()) {
      ending = NOTHING;
    }
  }

  @Override
  @SuppressWarnings("NullAway") // null is a value of a nullable type use
  public Object generate(Source source) {
    boolean present = source.branch(BOTH, source.depth() <= 0 ? ending : MOSTLY) == 1;
    return present ? something.apply(parts.get(0).generate(source)) : nothing;
  }
}

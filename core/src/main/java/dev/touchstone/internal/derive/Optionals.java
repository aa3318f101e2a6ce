package dev.touchstone.internal.derive;

import dev.touchstone.internal.derive.ProductPlan.Component;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plans of the small types that hold other values: optionals and map entries. */
final class Optionals {
  private Optionals() {}

  static @Nullable Plan find(TypeUse use, String where) {
    Plan plan = plan(use, where);
    if (plan != null) {
      use.marks().accept(use.raw(), where, Set.of());
    }
    return plan;
  }

  private static @Nullable Plan plan(TypeUse use, String where) {
    if (use.raw() == Optional.class) {
      return maybe(where, use.argument(0), Optional.empty(), Optional::ofNullable);
    }
    if (use.raw() == OptionalInt.class) {
      return maybe(
          where,
          TypeUse.of(int.class),
          OptionalInt.empty(),
          value -> OptionalInt.of((Integer) value));
    }
    if (use.raw() == OptionalLong.class) {
      return maybe(
          where,
          TypeUse.of(long.class),
          OptionalLong.empty(),
          value -> OptionalLong.of((Long) value));
    }
    if (use.raw() == OptionalDouble.class) {
      return maybe(
          where,
          TypeUse.of(double.class),
          OptionalDouble.empty(),
          value -> OptionalDouble.of((Double) value));
    }
    return use.raw() == Map.Entry.class ? entry(use, where) : null;
  }

  private static Plan maybe(
      String where, TypeUse type, Object nothing, Function<Object, Object> something) {
    return new MaybePlan(where, type, "?", nothing, something);
  }

  private static Plan entry(TypeUse use, String where) {
    List<Component> components =
        List.of(new Component(use.argument(0), ".key"), new Component(use.argument(1), ".value"));
    return new ProductPlan(
        where,
        Names.of(Map.Entry.class),
        components,
        parts -> new AbstractMap.SimpleImmutableEntry<>(parts[0], parts[1]));
  }
}

package dev.touchstone.internal.derive;

import dev.touchstone.Source;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Draws the entries of a map: a key, and if it is new, a value. */
final class MapPlan extends RepeatedPlan<Map<Object, Object>> {
  private final Supplier<? extends Map<Object, Object>> start;

  MapPlan(
      String where, TypeUse map, Lengths lengths, Supplier<? extends Map<Object, Object>> start) {
    super(
        where,
        List.of(
            new ProductPlan.Component(map.argument(0), "{key}"),
            new ProductPlan.Component(map.argument(1), "{value}")),
        lengths);
    this.start = start;
  }

  @Override
  Map<Object, Object> start() {
    return start.get();
  }

  @Override
  boolean add(Map<Object, Object> gathered, Source source) {
    Object key = part(0).generate(source);
    if (gathered.containsKey(key)) {
      return false;
    }
    gathered.put(key, part(1).generate(source));
    return true;
  }

  @Override
  Object finish(Map<Object, Object> gathered) {
    return gathered;
  }
}

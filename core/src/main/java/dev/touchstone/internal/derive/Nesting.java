package dev.touchstone.internal.derive;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How many records must be nested to make a value of a class: a least fixed point over the classes
 * that a value cannot do without.
 */
final class Nesting {
  private final Map<Class<?>, Integer> depths = new LinkedHashMap<>();

  private Nesting() {}

  /** Returns the nesting of a class and of those it needs. */
  static Map<Class<?>, Integer> from(Class<?> type) {
    Nesting nesting = new Nesting();
    nesting.collect(type);
    while (nesting.improve()) {}
    return nesting.depths;
  }

  private void collect(Class<?> type) {
    if (depths.putIfAbsent(type, Plan.ENDLESS) == null) {
      for (Class<?> need : needs(type)) {
        collect(need);
      }
    }
  }

  private boolean improve() {
    boolean improved = false;
    for (Map.Entry<Class<?>, Integer> entry : depths.entrySet()) {
      int depth = depth(entry.getKey());
      improved |= depth < entry.getValue();
      entry.setValue(depth);
    }
    return improved;
  }

  private int depth(Class<?> type) {
    var needed = Arrays.stream(needs(type)).mapToInt(need -> depths.getOrDefault(need, 0));
    if (!type.isRecord()) {
      return needed.min().orElse(0);
    }
    int deepest = needed.max().orElse(0);
    return deepest == Plan.ENDLESS ? deepest : deepest + 1;
  }

  private static Class<?>[] needs(Class<?> type) {
    if (!type.isRecord()) {
      return type.isSealed() ? type.getPermittedSubclasses() : new Class<?>[0];
    }
    return Arrays.stream(type.getRecordComponents())
        .filter(component -> !nullable(component))
        .map(RecordComponent::getType)
        .toArray(Class<?>[]::new);
  }

  private static boolean nullable(RecordComponent component) {
    return Arrays.stream(component.getAnnotations()).anyMatch(Marks::isNullable)
        || Arrays.stream(component.getAnnotatedType().getAnnotations()).anyMatch(Marks::isNullable);
  }
}

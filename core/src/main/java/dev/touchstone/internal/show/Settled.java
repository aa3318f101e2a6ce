package dev.touchstone.internal.show;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A fixed order for collections whose own order depends on hashes, and with them on the JVM run.
 *
 * <p>Elements of one well-known class stand in its natural order; others are left to the caller, who
 * sorts them by what they print.
 */
final class Settled {
  private static final Set<Class<?>> UNORDERED = Set.of(
      HashSet.class,
      HashMap.class,
      Hashtable.class,
      IdentityHashMap.class,
      WeakHashMap.class,
      ConcurrentHashMap.class);
  private static final List<String> UNORDERED_PARTS = List.of(
      "java.util.ImmutableCollections$Set",
      "java.util.ImmutableCollections$Map",
      "java.util.HashMap$",
      "java.util.concurrent.ConcurrentHashMap$");
  private static final Set<String> WELL_KNOWN =
      Set.of("java.lang", "java.math", "java.time", "java.util");

  private Settled() {}

  static boolean unordered(Object container) {
    Class<?> type = container.getClass();
    return UNORDERED.contains(type)
        || UNORDERED_PARTS.stream().anyMatch(type.getName()::startsWith);
  }

  /** Sorts elements, or entries by their keys; false if they have no order that can be trusted. */
  static boolean sort(List<@Nullable Object> elements) {
    Class<?> common = null;
    for (Object element : elements) {
      Class<?> type = type(key(element));
      if (type == null || (common != null && common != type)) {
        return false;
      }
      common = type;
    }
    elements.sort(Settled::compare);
    return true;
  }

  private static @Nullable Object key(@Nullable Object element) {
    return element instanceof Map.Entry<?, ?> entry ? entry.getKey() : element;
  }

  private static @Nullable Class<?> type(@Nullable Object value) {
    if (value instanceof Enum<?> constant) {
      return constant.getDeclaringClass();
    }
    return value instanceof Comparable<?> known
            && WELL_KNOWN.contains(known.getClass().getPackageName())
        ? known.getClass()
        : null;
  }

  @SuppressWarnings("unchecked") // sort() has seen that both are of one comparable class
  private static int compare(@Nullable Object left, @Nullable Object right) {
    return key(left) instanceof Comparable<?> known
        ? ((Comparable<@Nullable Object>) known).compareTo(key(right))
        : 0;
  }
}

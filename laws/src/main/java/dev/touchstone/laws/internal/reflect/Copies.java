package dev.touchstone.laws.internal.reflect;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Arrays and collections are handed to code as copies, which it may change.
 *
 * <p>Nearly all values are neither, and to ask each of them anew whether it is a list, a set or a map took a
 * quarter of a search: the JVM remembers only what a class is, not what it is not.
 */
final class Copies {
  private static final ClassValue<Boolean> KEPT = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> type) {
      return !type.isArray()
          && !List.class.isAssignableFrom(type)
          && !Set.class.isAssignableFrom(type)
          && !Map.class.isAssignableFrom(type);
    }
  };

  private Copies() {}

  /** Returns a copy of an array or collection, and anything else as it is. */
  static @Nullable Object of(@Nullable Object value) {
    if (value == null || KEPT.get(value.getClass())) {
      return value;
    }
    if (value.getClass().isArray()) {
      int length = Array.getLength(value);
      Object copy =
          Array.newInstance(Objects.requireNonNull(value.getClass().getComponentType()), length);
      System.arraycopy(value, 0, copy, 0, length);
      return copy;
    }
    if (value instanceof List<?> list) {
      return new ArrayList<>(list);
    }
    if (value instanceof Set<?> set) {
      return new LinkedHashSet<>(set);
    }
    if (value instanceof Map<?, ?> map) {
      return new LinkedHashMap<>(map);
    }
    return value;
  }

  /** Returns whether values of a kind are copied. */
  static boolean isCopied(Kind kind) {
    return kind.raw().isArray()
        || Collection.class.isAssignableFrom(kind.raw())
        || Map.class.isAssignableFrom(kind.raw());
  }
}

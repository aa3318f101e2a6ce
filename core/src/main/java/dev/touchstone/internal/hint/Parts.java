package dev.touchstone.internal.hint;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a generator must still draw to make a value, first things first.
 *
 * <p>A part is opened only when a draw asks for something smaller: a record into its components, an
 * entry into key and value, anything with elements into those.
 *
 * <p>Equal only to itself: the same value may stand at two places.
 */
final class Parts {
  private final @Nullable Object first;
  private final @Nullable Parts rest;

  /** Puts a part before others, if any. */
  Parts(@Nullable Object first, @Nullable Parts rest) {
    this.first = first;
    this.rest = rest;
  }

  /** Returns the next part. */
  @Nullable
  Object first() {
    return first;
  }

  /** Returns the parts after the next one, or null. */
  @Nullable
  Parts rest() {
    return rest;
  }

  /** Returns the parts with the first one opened, or null where there is nothing inside it. */
  @Nullable
  Parts opened() {
    List<?> inside = inside(first);
    if (inside == null) {
      return null;
    }
    Parts opened = rest;
    for (int i = inside.size() - 1; i >= 0; i--) {
      opened = new Parts(inside.get(i), opened);
    }
    return opened;
  }

  private static @Nullable List<?> inside(@Nullable Object whole) {
    if (whole instanceof Record tuple) {
      return components(tuple);
    }
    if (whole instanceof Map.Entry<?, ?> entry) {
      return Arrays.asList(entry.getKey(), entry.getValue());
    }
    return whole instanceof Optional<?> optional ? optional.stream().toList() : elements(whole);
  }

  /** Returns the elements of a collection, map or array, or null where a value is none. */
  static @Nullable List<?> elements(@Nullable Object whole) {
    if (whole instanceof Collection<?> collection) {
      return new ArrayList<>(collection);
    }
    if (whole instanceof Map<?, ?> map) {
      return new ArrayList<>(map.entrySet());
    }
    if (whole == null || !whole.getClass().isArray()) {
      return null;
    }
    List<@Nullable Object> elements = new ArrayList<>();
    for (int i = 0; i < Array.getLength(whole); i++) {
      elements.add(Array.get(whole, i));
    }
    return elements;
  }

  private static @Nullable List<?> components(Record whole) {
    List<@Nullable Object> components = new ArrayList<>();
    for (RecordComponent component : whole.getClass().getRecordComponents()) {
      try {
        if (!component.getAccessor().trySetAccessible()) {
          return null;
        }
        components.add(component.getAccessor().invoke(whole));
      } catch (IllegalAccessException | InvocationTargetException closed) {
        return null;
      }
    }
    return components;
  }
}

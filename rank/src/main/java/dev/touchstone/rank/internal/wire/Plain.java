package dev.touchstone.rank.internal.wire;

import dev.touchstone.data.PlainData;
import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells values as plain data.
 *
 * <p>Records become maps by field, optionals lists of one or none, maps lists of pairs. Sets and maps
 * have no order, so theirs is that of their text. Every value has one form, and equal values the
 * same: answers are compared by it.
 */
public final class Plain {
  private static final int DEEPEST = 100;
  private static final int MOST_PARTS = 100_000;

  private int parts;

  private Plain() {}

  /**
   * Returns a value as plain data.
   *
   * @throws IllegalArgumentException if it is of another kind, too large, or holds itself
   */
  public static @Nullable Object encode(@Nullable Object value) {
    return new Plain().encode(value, 0);
  }

  /** Returns a value as plain data the way it looks after a journey. */
  public static @Nullable Object settled(@Nullable Object value) {
    return PlainData.read(PlainData.write(encode(value)));
  }

  private @Nullable Object encode(@Nullable Object value, int depth) {
    if (depth > DEEPEST || ++parts > MOST_PARTS) {
      throw new IllegalArgumentException("a value of more than " + DEEPEST + " levels or "
          + MOST_PARTS + " parts, or one that holds itself");
    }
    if (value == null || value instanceof Boolean || value instanceof String) {
      return value;
    }
    if (value instanceof Double || value instanceof Float) {
      double real = ((Number) value).doubleValue();
      return Double.isNaN(real) || Double.isInfinite(real) ? value.toString() : value;
    }
    if (value instanceof Number number && number.getClass().getName().startsWith("java.")) {
      return number;
    }
    if (value instanceof Character || value instanceof Enum<?>) {
      return value instanceof Enum<?> constant ? constant.name() : value.toString();
    }
    return structure(value, depth + 1);
  }

  private Object structure(Object value, int depth) {
    if (value instanceof Optional<?> optional) {
      return optional.map(held -> list(List.of(held), depth)).orElse(List.of());
    }
    if (value instanceof Map<?, ?> map) {
      List<Object> pairs = new ArrayList<>();
      map.forEach((key, held) -> pairs.add(list(java.util.Arrays.asList(key, held), depth)));
      return sorted(pairs);
    }
    if (value instanceof Set<?> set) {
      return sorted(list(set, depth));
    }
    if (value instanceof Collection<?> collection) {
      return list(collection, depth);
    }
    if (value.getClass().isArray()) {
      List<@Nullable Object> elements = new ArrayList<>();
      for (int i = 0; i < Array.getLength(value); i++) {
        elements.add(encode(Array.get(value, i), depth));
      }
      return elements;
    }
    if (value instanceof Record row) {
      return fields(row, depth);
    }
    throw new IllegalArgumentException("a " + value.getClass().getName()
        + "; answers are numbers, texts, truth values, enums, records, optionals, or lists, sets,"
        + " maps and arrays of these");
  }

  private List<@Nullable Object> list(Collection<?> values, int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    for (Object value : values) {
      list.add(encode(value, depth));
    }
    return list;
  }

  private static List<@Nullable Object> sorted(List<@Nullable Object> list) {
    list.sort(Comparator.comparing(PlainData::write));
    return list;
  }

  private Map<String, @Nullable Object> fields(Record row, int depth) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    for (RecordComponent component : row.getClass().getRecordComponents()) {
      try {
        component.getAccessor().setAccessible(true);
        fields.put(component.getName(), encode(component.getAccessor().invoke(row), depth));
      } catch (ReflectiveOperationException | RuntimeException hidden) {
        throw new IllegalArgumentException(
            "a record whose field " + component.getName() + " cannot be read: " + hidden, hidden);
      }
    }
    return fields;
  }
}

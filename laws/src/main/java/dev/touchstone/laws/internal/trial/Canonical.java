package dev.touchstone.laws.internal.trial;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What two values are compared by where no observer is given.
 *
 * <p>In this order: arrays by contents; a class that overrides {@code equals} by it; {@code
 * Comparable} by {@code compareTo}; {@code Iterable} and {@code Map} by their elements; a number with
 * identity {@code equals} by its text. Nothing else has a usable equality.
 */
public final class Canonical {
  private static final ClassValue<Boolean> HAS_EQUALS = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> type) {
      try {
        return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
      } catch (NoSuchMethodException missing) {
        return false;
      }
    }
  };

  private Canonical() {}

  /** Returns whether instances of a class can be compared. */
  public static boolean usable(Class<?> type) {
    return type.isPrimitive()
        || type.isArray()
        || type.isInterface()
        || HAS_EQUALS.get(type)
        || Comparable.class.isAssignableFrom(type)
        || Iterable.class.isAssignableFrom(type)
        || Number.class.isAssignableFrom(type);
  }

  /** Returns what a value is compared by; its equals and hash code are those of the contents. */
  public static Object of(@Nullable Object value) {
    if (value == null) {
      return Null.NULL;
    }
    if (value.getClass().isArray()) {
      return contents(value);
    }
    if (HAS_EQUALS.get(value.getClass())) {
      return value;
    }
    if (value instanceof Comparable<?> comparable) {
      return new Ordered(comparable);
    }
    if (value instanceof Iterable<?> iterable) {
      return elements(iterable);
    }
    if (value instanceof Map<?, ?> map) {
      return Map.copyOf(map);
    }
    return value instanceof Number ? value.toString() : value;
  }

  private static List<Object> contents(Object array) {
    List<Object> contents = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      contents.add(of(Array.get(array, i)));
    }
    return contents;
  }

  private static List<Object> elements(Iterable<?> iterable) {
    List<Object> elements = new ArrayList<>();
    for (Object element : iterable) {
      elements.add(of(element));
    }
    return elements;
  }

  private enum Null {
    NULL
  }

  private record Ordered(Comparable<?> value) {
    @Override
    @SuppressWarnings("unchecked") // values of one type are comparable with each other
    public boolean equals(@Nullable Object other) {
      return other instanceof Ordered that
          && ((Comparable<Object>) value).compareTo(that.value) == 0;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }
}

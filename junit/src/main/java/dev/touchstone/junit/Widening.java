package dev.touchstone.junit;

import java.lang.reflect.Array;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Widens numbers and characters as Java does in a call, also where a parameter takes their box. */
final class Widening {
  private static final List<Class<?>> ORDER =
      List.of(Byte.class, Short.class, Integer.class, Long.class, Float.class, Double.class);

  private Widening() {}

  /** Returns a value as a parameter of a type takes it, or as it is where Java does not widen it. */
  static @Nullable Object widened(@Nullable Object value, Class<?> type) {
    int wanted = ORDER.indexOf(box(type));
    if (value instanceof Character character) {
      return wanted < ORDER.indexOf(Integer.class) ? value : converted((int) character, wanted);
    }
    if (value instanceof Number number) {
      int given = ORDER.indexOf(number.getClass());
      return given < 0 || given >= wanted ? value : converted(number, wanted);
    }
    return value;
  }

  private static Object converted(Number number, int place) {
    return switch (place) {
      case 1 -> number.shortValue();
      case 2 -> number.intValue();
      case 3 -> number.longValue();
      case 4 -> number.floatValue();
      default -> number.doubleValue();
    };
  }

  /** Returns the class of the objects that hold the values of a type. */
  static Class<?> box(Class<?> type) {
    return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0).getClass() : type;
  }
}

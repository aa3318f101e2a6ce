package dev.touchstone.rank.internal.worker;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells fields that hold the same for ever from those that could remember a test.
 *
 * <p>A final field is constant if what it holds cannot change: a number, a text, a constant of an
 * enum, a pattern, or a list, set or map that the JDK made unmodifiable, of such. Fields of enums are
 * looked at on their own.
 */
final class Constants {
  private static final String UNMODIFIABLE = "java.util.ImmutableCollections$";

  private static final Set<String> FIXED = Set.of(
      "java.lang.Boolean",
      "java.lang.Byte",
      "java.lang.Character",
      "java.lang.Double",
      "java.lang.Float",
      "java.lang.Integer",
      "java.lang.Long",
      "java.lang.Short",
      "java.lang.String",
      "java.math.BigDecimal",
      "java.math.BigInteger",
      "java.util.regex.Pattern");

  private Constants() {}

  static boolean isConstant(Field field) throws IllegalAccessException {
    if (field.isEnumConstant() || field.isSynthetic()) {
      return true;
    }
    if (!Modifier.isFinal(field.getModifiers())) {
      return false;
    }
    if (field.getType().isPrimitive() || field.getType() == String.class) {
      return true;
    }
    if (!Modifier.isStatic(field.getModifiers())) {
      return false;
    }
    field.setAccessible(true);
    return isFixed(field.get(null));
  }

  private static boolean isFixed(@Nullable Object value) {
    if (value == null || value instanceof Enum<?>) {
      return true;
    }
    String type = value.getClass().getName();
    if (type.startsWith(UNMODIFIABLE)) {
      return value instanceof Map<?, ?> map
          ? areFixed(map.keySet()) && areFixed(map.values())
          : value instanceof Collection<?> collection && areFixed(collection);
    }
    return FIXED.contains(type);
  }

  private static boolean areFixed(Collection<?> values) {
    for (Object value : values) {
      if (!isFixed(value)) {
        return false;
      }
    }
    return true;
  }
}

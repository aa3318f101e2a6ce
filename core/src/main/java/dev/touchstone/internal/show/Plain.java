package dev.touchstone.internal.show;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values that are shown without running code of others. */
public final class Plain {
  private static final Set<Class<?>> TYPES = Set.of(
      String.class,
      Character.class,
      Boolean.class,
      Byte.class,
      Short.class,
      Integer.class,
      Long.class,
      Float.class,
      Double.class,
      BigInteger.class,
      BigDecimal.class);

  private Plain() {}

  /** Returns whether showing a value runs no code but Java's own. */
  public static boolean is(@Nullable Object value) {
    return value == null
        || TYPES.contains(value.getClass())
        || (value.getClass().isArray() && value.getClass().componentType().isPrimitive());
  }
}

package dev.touchstone.internal.derive;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Plans of types that say little about their values: well-known ones are taken. */
final class General {
  private static final Map<Class<?>, List<Class<?>>> VALUES = Map.of(
      Object.class, List.of(Integer.class, String.class, Boolean.class),
      Serializable.class, List.of(Integer.class, String.class, Boolean.class),
      Comparable.class, List.of(Integer.class),
      Number.class,
          List.of(Integer.class, Long.class, Double.class, BigInteger.class, BigDecimal.class));

  private General() {}

  static @Nullable Plan find(TypeUse use, String where) {
    if (use.raw() == Comparator.class) {
      TypeUse key = TypeUse.of(ToIntFunction.class, use.argument(0));
      return new MappedPlan(where, key, General::byKey);
    }
    List<Class<?>> values = VALUES.get(use.raw());
    return values == null
        ? null
        : new SumPlan(
            where, Names.of(use.raw()), values.stream().map(TypeUse::of).toList());
  }

  @SuppressWarnings("unchecked") // planned as a function from anything to int
  private static Object byKey(Object key) {
    return new ByKey((ToIntFunction<Object>) key);
  }

  /** A lawful comparator: it compares what a generated function makes of its arguments. */
  private record ByKey(ToIntFunction<Object> key) implements Comparator<Object> {
    @Override
    public int compare(Object left, Object right) {
      return Integer.compare(key.applyAsInt(left), key.applyAsInt(right));
    }

    @Override
    public String toString() {
      return "by " + key;
    }
  }
}

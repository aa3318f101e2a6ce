package dev.touchstone.rank.internal.wire;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes values of given types out of plain data: the way back from {@link Plain}. */
public final class Shaped {
  private Shaped() {}

  /**
   * Returns the value of a type that plain data stand for.
   *
   * @throws IllegalArgumentException if they stand for none
   */
  public static @Nullable Object decode(@Nullable Object plain, Type type) {
    if (type instanceof WildcardType wildcard) {
      return decode(plain, wildcard.getUpperBounds()[0]);
    }
    if (type instanceof GenericArrayType array) {
      return array(list(plain, type), array.getGenericComponentType());
    }
    Class<?> raw = raw(type);
    if (plain == null) {
      if (raw.isPrimitive() && raw != void.class) {
        throw misfit("nothing", type);
      }
      return null;
    }
    return raw.isArray()
        ? array(list(plain, type), raw.getComponentType())
        : value(plain, raw, type);
  }

  private static Object value(Object plain, Class<?> raw, Type type) {
    if (raw == Optional.class) {
      List<?> held = list(plain, type);
      return held.isEmpty()
          ? Optional.empty()
          : Optional.ofNullable(decode(held.get(0), part(type, 0)));
    }
    if (Map.class.isAssignableFrom(raw)) {
      return map(list(plain, type), type);
    }
    if (Set.class.isAssignableFrom(raw)) {
      return new LinkedHashSet<>(elements(list(plain, type), type));
    }
    if (Collection.class.isAssignableFrom(raw)) {
      return elements(list(plain, type), type);
    }
    if (raw.isRecord()) {
      return row(plain, raw);
    }
    return raw.isEnum() ? constant(plain, raw) : leaf(plain, raw);
  }

  private static Object leaf(Object plain, Class<?> raw) {
    if (plain instanceof Number number) {
      return number(number, raw);
    }
    if (plain instanceof String text && (raw == char.class || raw == Character.class)) {
      if (text.length() != 1) {
        throw misfit(text, raw);
      }
      return text.charAt(0);
    }
    if (plain instanceof String text && (raw == double.class || raw == Double.class)) {
      return Double.valueOf(text);
    }
    if (plain instanceof String text && (raw == float.class || raw == Float.class)) {
      return Float.valueOf(text);
    }
    boolean truth = plain instanceof Boolean && raw == boolean.class;
    if (!truth && !raw.isInstance(plain)) {
      throw misfit(plain, raw);
    }
    return plain;
  }

  private static Object number(Number number, Class<?> raw) {
    BigDecimal exact = new BigDecimal(number.toString());
    try {
      if (raw == int.class || raw == Integer.class) {
        return exact.intValueExact();
      }
      if (raw == long.class || raw == Long.class) {
        return exact.longValueExact();
      }
      if (raw == short.class || raw == Short.class) {
        return exact.shortValueExact();
      }
      if (raw == byte.class || raw == Byte.class) {
        return exact.byteValueExact();
      }
    } catch (ArithmeticException tooLarge) {
      throw misfit(number, raw);
    }
    if (raw == double.class || raw == Double.class) {
      return number.doubleValue();
    }
    if (raw == float.class || raw == Float.class) {
      return number.floatValue();
    }
    if (raw == BigInteger.class) {
      return exact.toBigIntegerExact();
    }
    if (raw == BigDecimal.class) {
      return exact;
    }
    if (!raw.isInstance(number)) {
      throw misfit(number, raw);
    }
    return number;
  }

  private static Object constant(Object plain, Class<?> raw) {
    for (Object constant : raw.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(plain)) {
        return constant;
      }
    }
    throw misfit(plain, raw);
  }

  private static Object row(Object plain, Class<?> raw) {
    if (!(plain instanceof Map<?, ?> fields)) {
      throw misfit(plain, raw);
    }
    RecordComponent[] components = raw.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = decode(fields.get(components[i].getName()), components[i].getGenericType());
    }
    try {
      Constructor<?> constructor = raw.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException | RuntimeException refused) {
      throw new IllegalArgumentException("no " + raw.getName() + " of " + fields, refused);
    }
  }

  private static Map<Object, Object> map(List<?> pairs, Type type) {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (Object pair : pairs) {
      List<?> both = list(pair, type);
      if (both.size() != 2) {
        throw misfit(pairs, type);
      }
      map.put(decode(both.get(0), part(type, 0)), decode(both.get(1), part(type, 1)));
    }
    return map;
  }

  private static List<@Nullable Object> elements(List<?> plain, Type type) {
    List<@Nullable Object> elements = new ArrayList<>();
    for (Object element : plain) {
      elements.add(decode(element, part(type, 0)));
    }
    return elements;
  }

  private static Object array(List<?> plain, Type component) {
    Object array = Array.newInstance(raw(component), plain.size());
    for (int i = 0; i < plain.size(); i++) {
      Array.set(array, i, decode(plain.get(i), component));
    }
    return array;
  }

  private static List<?> list(@Nullable Object plain, Type type) {
    if (plain instanceof List<?> list) {
      return list;
    }
    throw misfit(plain, type);
  }

  private static Type part(Type type, int index) {
    return type instanceof ParameterizedType parameterized
        ? parameterized.getActualTypeArguments()[index]
        : Object.class;
  }

  private static Class<?> raw(Type type) {
    if (type instanceof Class<?> known) {
      return known;
    }
    return type instanceof ParameterizedType parameterized
        ? (Class<?>) parameterized.getRawType()
        : Object.class;
  }

  private static IllegalArgumentException misfit(@Nullable Object plain, Type type) {
    return new IllegalArgumentException(plain + " is no " + type.getTypeName());
  }
}

package dev.touchstone.internal.derive;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The order of a sealed type's alternatives: those with fewest recursive components first, then as
 * declared.
 *
 * <p>A component is recursive if its declared type mentions the sealed type or the alternative, or
 * mentions records and sealed types through which one of them is reached again. A sealed alternative counts as its simplest
 * alternative does. Where every alternative is recursive, those that end soonest come first: else
 * always taking the first one might never end. The order depends on the classes alone, so that everything that chooses among
 * alternatives agrees which value is smallest.
 */
public final class Alternatives {
  private static final ClassValue<List<Class<?>>> ORDER = new ClassValue<>() {
    @Override
    protected List<Class<?>> computeValue(Class<?> sealed) {
      return order(sealed);
    }
  };

  private Alternatives() {}

  /** Returns the permitted subclasses of a sealed type in order. */
  public static List<Class<?>> of(Class<?> sealed) {
    return ORDER.get(sealed);
  }

  private static List<Class<?>> order(Class<?> sealed) {
    List<Class<?>> order = new ArrayList<>(List.of(sealed.getPermittedSubclasses()));
    order.sort(Comparator.comparingInt(alternative -> recursive(alternative, sealed)));
    if (recursive(order.get(0), sealed) > 0) {
      Map<Class<?>, Integer> nesting = Nesting.from(sealed);
      Integer least = nesting.get(sealed);
      order.sort(
          Comparator.comparing(alternative -> !Objects.equals(nesting.get(alternative), least)));
    }
    return List.copyOf(order);
  }

  private static int recursive(Class<?> alternative, Class<?> sealed) {
    if (alternative.isRecord()) {
      Set<Class<?>> again = Set.of(sealed, alternative);
      return (int) Arrays.stream(alternative.getRecordComponents())
          .filter(component -> reaches(component.getGenericType(), again, new HashSet<>()))
          .count();
    }
    return alternative.isSealed()
        ? Arrays.stream(alternative.getPermittedSubclasses())
            .mapToInt(inner -> recursive(inner, sealed))
            .min()
            .orElse(0)
        : 0;
  }

  private static boolean reaches(Type type, Set<Class<?>> again, Set<Class<?>> seen) {
    if (type instanceof ParameterizedType applied) {
      return reaches(applied.getRawType(), again, seen)
          || any(applied.getActualTypeArguments(), again, seen);
    }
    if (type instanceof GenericArrayType array) {
      return reaches(array.getGenericComponentType(), again, seen);
    }
    if (type instanceof WildcardType wildcard) {
      return any(wildcard.getUpperBounds(), again, seen)
          || any(wildcard.getLowerBounds(), again, seen);
    }
    return type instanceof Class<?> raw && classReaches(raw, again, seen);
  }

  private static boolean any(Type[] types, Set<Class<?>> again, Set<Class<?>> seen) {
    return Arrays.stream(types).anyMatch(type -> reaches(type, again, seen));
  }

  private static boolean classReaches(Class<?> type, Set<Class<?>> again, Set<Class<?>> seen) {
    if (type.isArray()) {
      return classReaches(type.getComponentType(), again, seen);
    }
    if (again.contains(type)) {
      return true;
    }
    if (!seen.add(type)) {
      return false;
    }
    if (type.isRecord()) {
      return Arrays.stream(type.getRecordComponents())
          .anyMatch(component -> reaches(component.getGenericType(), again, seen));
    }
    return type.isSealed() && any(type.getPermittedSubclasses(), again, seen);
  }
}

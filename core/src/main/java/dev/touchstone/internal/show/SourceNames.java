package dev.touchstone.internal.show;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How source names classes: those of a few packages of the JDK by import, others in full.
 *
 * <p>Invariant: {@code imports} holds what the names given out so far need.
 */
final class SourceNames {
  private static final Set<String> IMPORTED =
      Set.of("java.util", "java.util.concurrent", "java.math", "java.time", "java.net");

  private final @Nullable String home;
  private final SortedSet<String> imports = new TreeSet<>();

  SourceNames(@Nullable String home) {
    this.home = home;
  }

  SortedSet<String> imports() {
    return imports;
  }

  /** Returns the name of a class; of an array too. */
  String of(Class<?> type) {
    if (type.isArray()) {
      return of(type.getComponentType()) + "[]";
    }
    String name = type.getCanonicalName();
    if (name == null || !visible(type)) {
      throw new Inexpressible(type.getName() + " cannot be named here");
    }
    if (type.isPrimitive()) {
      return name;
    }
    boolean top = type.getEnclosingClass() == null;
    if (top && type.getPackageName().equals("java.lang")) {
      return type.getSimpleName();
    }
    if (top && IMPORTED.contains(type.getPackageName())) {
      imports.add(name);
      return type.getSimpleName();
    }
    return name;
  }

  /** Returns the name of a type with its arguments. */
  String of(Type type) {
    if (type instanceof Class<?> plain) {
      return of(plain);
    }
    if (type instanceof ParameterizedType parameterized) {
      return of((Class<?>) parameterized.getRawType())
          + Arrays.stream(parameterized.getActualTypeArguments())
              .map(this::of)
              .collect(Collectors.joining(", ", "<", ">"));
    }
    if (type instanceof GenericArrayType array) {
      return of(array.getGenericComponentType()) + "[]";
    }
    if (type instanceof WildcardType wildcard) {
      return wildcard(wildcard);
    }
    throw new Inexpressible(type + " cannot be named here");
  }

  private String wildcard(WildcardType wildcard) {
    if (wildcard.getLowerBounds().length > 0) {
      return "? super " + of(wildcard.getLowerBounds()[0]);
    }
    Type upper = wildcard.getUpperBounds()[0];
    return upper == Object.class ? "?" : "? extends " + of(upper);
  }

  private boolean visible(Class<?> type) {
    for (Class<?> around = type; around != null; around = around.getEnclosingClass()) {
      int modifiers = around.getModifiers();
      boolean neighbour = home == null || home.equals(type.getPackageName());
      if (Modifier.isPrivate(modifiers) || (!Modifier.isPublic(modifiers) && !neighbour)) {
        return false;
      }
    }
    return home == null || !type.getPackageName().isEmpty() || home.isEmpty() || type.isPrimitive();
  }
}

package dev.touchstone.internal.derive;

import dev.touchstone.internal.derive.ProductPlan.Component;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Plans of records and sealed types. */
final class Structures {
  private Structures() {}

  static Plan product(TypeUse use, String where) {
    TypeReader reader = TypeReader.in(use, use.raw());
    List<Component> components = new ArrayList<>();
    for (RecordComponent component : use.raw().getRecordComponents()) {
      TypeUse type = reader.declared(component.getAnnotatedType(), component.getAnnotations());
      components.add(new Component(type, "." + component.getName()));
    }
    return new ProductPlan(where, Names.of(use.raw()), components, Constructors.of(use.raw()));
  }

  static Plan sum(TypeUse use, String where) {
    List<TypeUse> alternatives = new ArrayList<>();
    for (Class<?> alternative : Alternatives.of(use.raw())) {
      Map<TypeVariable<?>, TypeUse> known = new HashMap<>();
      if (matches(parent(alternative, use.raw()), use, known)) {
        alternatives.add(apply(alternative, known));
      }
    }
    if (alternatives.isEmpty()) {
      throw Planner.unknown(use, where);
    }
    return new SumPlan(where, Names.of(use.raw()), alternatives);
  }

  private static TypeUse apply(Class<?> alternative, Map<TypeVariable<?>, TypeUse> known) {
    TypeReader reader = TypeReader.knowing(known, alternative);
    List<TypeUse> arguments = Stream.of(alternative.getTypeParameters())
        .map(variable -> reader.read(variable, null))
        .toList();
    return new TypeUse(alternative, arguments, Marks.NONE, null);
  }

  private static Type parent(Class<?> alternative, Class<?> sealed) {
    return Stream.concat(
            Stream.ofNullable(alternative.getGenericSuperclass()),
            Stream.of(alternative.getGenericInterfaces()))
        .filter(type -> type == sealed
            || (type instanceof ParameterizedType applied && applied.getRawType() == sealed))
        .findFirst()
        .orElse(sealed);
  }

  /** Returns whether a wanted type has the form of a pattern, and what its variables stand for. */
  private static boolean matches(
      Type pattern, TypeUse wanted, Map<TypeVariable<?>, TypeUse> known) {
    if (pattern instanceof TypeVariable<?> variable) {
      TypeUse before = known.putIfAbsent(variable, wanted);
      return before == null || before.equals(wanted);
    }
    if (pattern instanceof ParameterizedType applied) {
      return raw(applied.getRawType(), wanted) && all(applied, wanted, known);
    }
    if (pattern instanceof GenericArrayType array) {
      return wanted.raw().isArray()
          && matches(array.getGenericComponentType(), wanted.argument(0), known);
    }
    return !(pattern instanceof Class<?>) || raw(pattern, wanted);
  }

  private static boolean all(
      ParameterizedType pattern, TypeUse wanted, Map<TypeVariable<?>, TypeUse> known) {
    Type[] arguments = pattern.getActualTypeArguments();
    if (wanted.raw() != pattern.getRawType()) {
      return true;
    }
    for (int i = 0; i < arguments.length; i++) {
      if (!matches(arguments[i], wanted.argument(i), known)) {
        return false;
      }
    }
    return true;
  }

  private static boolean raw(Type pattern, TypeUse wanted) {
    return pattern == wanted.raw()
        || (wanted.bound() != null && wanted.bound().isAssignableFrom((Class<?>) pattern));
  }
}

package dev.touchstone.space.internal.derive;

import dev.touchstone.space.IllegalSpace;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads types as reflection gives them, with variables replaced by what they stand for. */
final class Reader {
  private final Map<TypeVariable<?>, Use> variables;
  private final String where;

  Reader(Map<TypeVariable<?>, Use> variables, String where) {
    this.variables = variables;
    this.where = where;
  }

  /** Returns the reader inside a class whose parameters have the arguments of a use. */
  static Reader inside(Use use, String where) {
    Map<TypeVariable<?>, Use> variables = new HashMap<>();
    TypeVariable<?>[] parameters = use.raw().getTypeParameters();
    for (int i = 0; i < parameters.length && i < use.arguments().size(); i++) {
      variables.put(parameters[i], use.arguments().get(i));
    }
    return new Reader(variables, where);
  }

  Use read(AnnotatedType type) {
    if (type instanceof AnnotatedParameterizedType applied) {
      Class<?> raw = (Class<?>) ((ParameterizedType) applied.getType()).getRawType();
      List<Use> arguments =
          Stream.of(applied.getAnnotatedActualTypeArguments()).map(this::read).toList();
      return new Use(raw, arguments, List.of(type.getAnnotations()));
    }
    if (type instanceof AnnotatedArrayType array) {
      Use element = read(array.getAnnotatedGenericComponentType());
      return new Use(
          Array.newInstance(element.raw(), 0).getClass(),
          List.of(element),
          List.of(type.getAnnotations()));
    }
    if (type instanceof AnnotatedWildcardType wildcard
        && wildcard.getAnnotatedUpperBounds().length > 0) {
      return read(wildcard.getAnnotatedUpperBounds()[0]);
    }
    return read(type.getType()).marked(type.getAnnotations());
  }

  Use read(Type type) {
    if (type instanceof Class<?> raw) {
      List<Use> element = raw.isArray() ? List.of(read(raw.getComponentType())) : List.of();
      return new Use(raw, element, List.of());
    }
    if (type instanceof ParameterizedType applied) {
      List<Use> arguments =
          Stream.of(applied.getActualTypeArguments()).map(this::read).toList();
      return new Use((Class<?>) applied.getRawType(), arguments, List.of());
    }
    if (type instanceof GenericArrayType array) {
      Use element = read(array.getGenericComponentType());
      return new Use(Array.newInstance(element.raw(), 0).getClass(), List.of(element), List.of());
    }
    if (type instanceof WildcardType wildcard) {
      return read(wildcard.getUpperBounds()[0]);
    }
    Use known = variables.get(type);
    if (known == null) {
      throw new IllegalSpace(
          "type variable %s at %s stands for nothing; give its type argument, as in"
                  .formatted(type, where)
              + " Space.of(new TypeRef<Pair<Colour, Colour>>() {})");
    }
    return known;
  }

  /** Returns a permitted subclass with the type arguments that its sealed parent has. */
  static Use alternative(Class<?> child, Use parent, String where) {
    TypeVariable<?>[] parameters = child.getTypeParameters();
    if (parameters.length == 0) {
      return new Use(child, List.of(), List.of());
    }
    Map<TypeVariable<?>, Use> variables = new HashMap<>();
    Stream<Type> parents = Stream.concat(
        Stream.ofNullable(child.getGenericSuperclass()), Stream.of(child.getGenericInterfaces()));
    parents.forEach(type -> {
      if (type instanceof ParameterizedType applied && applied.getRawType() == parent.raw()) {
        Type[] given = applied.getActualTypeArguments();
        for (int i = 0; i < given.length && i < parent.arguments().size(); i++) {
          if (given[i] instanceof TypeVariable<?> variable) {
            variables.put(variable, parent.arguments().get(i));
          }
        }
      }
    });
    Reader reader = new Reader(variables, where + "." + child.getSimpleName());
    List<Use> arguments = new ArrayList<>();
    for (TypeVariable<?> parameter : parameters) {
      arguments.add(reader.read(parameter));
    }
    return new Use(child, arguments, List.of());
  }
}

package dev.touchstone.internal.show;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types as a class sees them that inherits a member: its supertypes say what variables stand for. */
public final class BoundType {
  private final Map<TypeVariable<?>, Type> known = new HashMap<>();

  private BoundType() {}

  /** Returns a type that stands in a member of a class or of what the class extends. */
  public static Type in(Class<?> type, Type declared) {
    BoundType bound = new BoundType();
    bound.learn(type);
    return bound.known.isEmpty() ? declared : bound.of(declared);
  }

  /** Returns the class that is left of a type without its arguments. */
  static Class<?> erased(Type type) {
    if (type instanceof Class<?> plain) {
      return plain;
    }
    if (type instanceof ParameterizedType parameterized) {
      return (Class<?>) parameterized.getRawType();
    }
    if (type instanceof GenericArrayType array) {
      return erased(array.getGenericComponentType()).arrayType();
    }
    return erased(
        type instanceof TypeVariable<?> variable
            ? variable.getBounds()[0]
            : ((WildcardType) type).getUpperBounds()[0]);
  }

  private void learn(@Nullable Class<?> type) {
    if (type == null) {
      return;
    }
    learn(type.getSuperclass(), type.getGenericSuperclass());
    for (int at = 0; at < type.getInterfaces().length; at++) {
      learn(type.getInterfaces()[at], type.getGenericInterfaces()[at]);
    }
  }

  private void learn(@Nullable Class<?> type, @Nullable Type stated) {
    if (type != null && stated instanceof ParameterizedType parameterized) {
      for (int at = 0; at < type.getTypeParameters().length; at++) {
        known.put(type.getTypeParameters()[at], of(parameterized.getActualTypeArguments()[at]));
      }
    }
    learn(type);
  }

  private Type of(Type type) {
    if (type instanceof TypeVariable<?> variable) {
      return known.getOrDefault(variable, variable);
    }
    if (type instanceof ParameterizedType parameterized) {
      return new Parameterized(
          parameterized.getRawType(),
          parameterized.getOwnerType(),
          all(parameterized.getActualTypeArguments()));
    }
    if (type instanceof GenericArrayType array) {
      Type component = of(array.getGenericComponentType());
      return component instanceof Class<?> plain ? plain.arrayType() : new Arrayed(component);
    }
    return type instanceof WildcardType wildcard
        ? new Wild(all(wildcard.getUpperBounds()), all(wildcard.getLowerBounds()))
        : type;
  }

  private List<Type> all(Type[] types) {
    return Arrays.stream(types).map(this::of).toList();
  }

  private record Parameterized(Type getRawType, @Nullable Type getOwnerType, List<Type> arguments)
      implements ParameterizedType {
    @Override
    public Type[] getActualTypeArguments() {
      return arguments.toArray(Type[]::new);
    }
  }

  private record Arrayed(Type getGenericComponentType) implements GenericArrayType {}

  private record Wild(List<Type> upper, List<Type> lower) implements WildcardType {
    @Override
    public Type[] getUpperBounds() {
      return upper.toArray(Type[]::new);
    }

    @Override
    public Type[] getLowerBounds() {
      return lower.toArray(Type[]::new);
    }
  }
}

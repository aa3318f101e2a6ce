package dev.touchstone.internal.derive;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A class applied to type arguments, equal to the same type read by reflection. */
record Applied(Class<?> raw, List<Type> arguments) implements ParameterizedType {
  @Override
  public Type[] getActualTypeArguments() {
    return arguments.toArray(new Type[0]);
  }

  @Override
  public Type getRawType() {
    return raw;
  }

  @Override
  public @Nullable Type getOwnerType() {
    return raw.getDeclaringClass();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ParameterizedType that
        && raw.equals(that.getRawType())
        && Objects.equals(getOwnerType(), that.getOwnerType())
        && Arrays.equals(getActualTypeArguments(), that.getActualTypeArguments());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(getActualTypeArguments())
        ^ Objects.hashCode(getOwnerType())
        ^ raw.hashCode();
  }

  @Override
  public String toString() {
    return raw.getTypeName()
        + arguments.stream().map(Type::getTypeName).collect(Collectors.joining(", ", "<", ">"));
  }
}

package dev.touchstone.internal.derive;

import dev.touchstone.TypeRef;
import dev.touchstone.choice.IllegalGenerator;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.stream.Stream;

/** Type uses of what users write. */
final class Uses {
  private Uses() {}

  static TypeUse of(TypeRef<?> type) {
    if (hasVariable(type.type())) {
      throw new IllegalGenerator(
          "TypeRef<%s> has a type variable; give a type that is known".formatted(type));
    }
    Class<?> enclosing = type.getClass().getEnclosingClass();
    return TypeReader.in(enclosing == null ? type.getClass() : enclosing)
        .read(type.type(), type.annotatedType().orElse(null));
  }

  private static boolean hasVariable(Type type) {
    if (type instanceof TypeVariable<?>) {
      return true;
    }
    if (type instanceof ParameterizedType applied) {
      return Arrays.stream(applied.getActualTypeArguments()).anyMatch(Uses::hasVariable);
    }
    if (type instanceof WildcardType wildcard) {
      return Stream.of(wildcard.getUpperBounds(), wildcard.getLowerBounds())
          .flatMap(Arrays::stream)
          .anyMatch(Uses::hasVariable);
    }
    return type instanceof GenericArrayType array && hasVariable(array.getGenericComponentType());
  }
}

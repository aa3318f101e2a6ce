package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Type;
import java.util.Optional;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A type with its type arguments, and the annotations on them, as a value.
 *
 * <pre>{@code
 * Gen<Map<String, List<Order>>> orders = Gen.of(new TypeRef<Map<String, List<Order>>>() {});
 * Gen<List<Integer>> digits = Gen.of(new TypeRef<List<@Range(min = 0, max = 9) Integer>>() {});
 * }</pre>
 *
 * @param <T> the type
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@SuppressWarnings("unused") // T is read by reflection
public abstract class TypeRef<T> {
  private final Type type;
  private final @Nullable AnnotatedType annotated;

  /** Reads the type from the type argument of an anonymous subclass. */
  protected TypeRef() {
    if (getClass().getSuperclass() != TypeRef.class
        || !(getClass().getAnnotatedSuperclass() instanceof AnnotatedParameterizedType parent)) {
      throw new IllegalGenerator(
          "a TypeRef without a type; write new TypeRef<List<String>>() {} with a type argument");
    }
    annotated = parent.getAnnotatedActualTypeArguments()[0];
    type = annotated.getType();
  }

  private TypeRef(Type type) {
    this.type = type;
    this.annotated = null;
  }

  /** Returns the reference to a type known by reflection only. */
  public static TypeRef<?> of(Type type) {
    return new Reflected(type);
  }

  /** Returns the type. */
  public final Type type() {
    return type;
  }

  /** Returns the type with the annotations that stand on it and its arguments, where known. */
  public final Optional<AnnotatedType> annotatedType() {
    return Optional.ofNullable(annotated);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof TypeRef<?> that
        && type.equals(that.type)
        && annotatedType().equals(that.annotatedType());
  }

  @Override
  public final int hashCode() {
    return type.hashCode();
  }

  @Override
  public final String toString() {
    return type.getTypeName();
  }

  private static final class Reflected extends TypeRef<Object> {
    Reflected(Type type) {
      super(type);
    }
  }
}

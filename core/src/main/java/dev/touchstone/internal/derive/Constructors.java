package dev.touchstone.internal.derive;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Calls the canonical constructors of records: by a method handle, or by reflection where there are
 * more components than a method handle can spread for certain.
 */
final class Constructors {
  private static final int MOST_SPREAD = 120;

  private Constructors() {}

  /**
   * Returns the maker of a record; it refuses what its constructor rejects with an {@code
   * IllegalArgumentException} or a {@code NullPointerException}.
   */
  static Maker of(Class<?> type) {
    Class<?>[] parameters = Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getType)
        .toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(parameters);
      constructor.setAccessible(true);
      return parameters.length <= MOST_SPREAD
          ? spread(MethodHandles.lookup().unreflectConstructor(constructor))
          : components -> reflect(constructor, components);
    } catch (NoSuchMethodException | IllegalAccessException | InaccessibleObjectException e) {
      throw Access.refused("the constructor", type);
    }
  }

  private static Maker spread(MethodHandle constructor) {
    MethodHandle handle = constructor
        .asFixedArity()
        .asSpreader(Object[].class, constructor.type().parameterCount())
        .asType(MethodType.methodType(Object.class, Object[].class));
    return components -> make(handle, components);
  }

  private static Object reflect(Constructor<?> constructor, Object[] components) {
    try {
      return constructor.newInstance(components);
    } catch (InvocationTargetException thrown) {
      return refused(thrown.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Object make(MethodHandle constructor, Object[] components) {
    try {
      return (Object) constructor.invokeExact(components);
    } catch (Throwable thrown) {
      return refused(thrown);
    }
  }

  private static Object refused(@Nullable Throwable thrown) {
    if (thrown instanceof IllegalArgumentException || thrown instanceof NullPointerException) {
      return Maker.REFUSED;
    }
    if (thrown instanceof Error error) {
      throw error;
    }
    throw thrown instanceof RuntimeException exception
        ? exception
        : new IllegalStateException("a constructor threw a checked exception", thrown);
  }
}

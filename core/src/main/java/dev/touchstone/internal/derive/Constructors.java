package dev.touchstone.internal.derive;

import dev.touchstone.choice.IllegalGenerator;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/** Calls the canonical constructors of records. */
final class Constructors {
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
      MethodHandle handle = MethodHandles.lookup()
          .unreflectConstructor(constructor)
          .asSpreader(Object[].class, parameters.length)
          .asType(MethodType.methodType(Object.class, Object[].class));
      return components -> make(handle, components);
    } catch (NoSuchMethodException | IllegalAccessException | InaccessibleObjectException e) {
      throw new IllegalGenerator("cannot call the constructor of %s; open package %s to module %s"
          .formatted(
              Names.of(type),
              type.getPackageName(),
              Constructors.class.getModule().getName()));
    }
  }

  private static Object make(MethodHandle constructor, Object[] components) {
    try {
      return (Object) constructor.invokeExact(components);
    } catch (IllegalArgumentException | NullPointerException refused) {
      return Maker.REFUSED;
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable thrown) {
      throw new IllegalStateException("a constructor threw a checked exception", thrown);
    }
  }
}

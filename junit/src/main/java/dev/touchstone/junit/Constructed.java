package dev.touchstone.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.ReflectionSupport;

/** Makes test instances from the only constructor, which takes nothing but the instance around it. */
final class Constructed {
  private Constructed() {}

  static Object of(Class<?> type, @Nullable Object outer) {
    Constructor<?> only = constructor(type);
    if (outer == null) {
      return ReflectionSupport.newInstance(type);
    }
    return only.getParameterTypes()[0] == outer.getClass()
        ? ReflectionSupport.newInstance(type, outer)
        : inherited(only, outer);
  }

  static Constructor<?> constructor(Class<?> type) {
    Constructor<?>[] all = type.getDeclaredConstructors();
    if (all.length != 1) {
      throw new IllegalProperty(
          type.getName() + " has " + all.length + " constructors; a test class has one");
    }
    return all[0];
  }

  /** Makes an instance of a class nested in a superclass of the one around it. */
  private static Object inherited(Constructor<?> constructor, Object outer) {
    try {
      constructor.setAccessible(true);
      return constructor.newInstance(outer);
    } catch (InvocationTargetException thrown) {
      throw Thrown.unchecked(thrown.getCause() == null ? thrown : thrown.getCause());
    } catch (ReflectiveOperationException failed) {
      throw new IllegalProperty("cannot make " + constructor.getDeclaringClass().getName(), failed);
    }
  }
}

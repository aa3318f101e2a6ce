package dev.touchstone.internal.derive;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.util.List;
import java.util.function.Function;

/** Makes arrays of gathered elements. */
final class Arrayed {
  private static final MethodType SETTER =
      MethodType.methodType(void.class, Object.class, int.class, Object.class);

  private Arrayed() {}

  static Function<List<Object>, Object> of(Class<?> element) {
    if (!element.isPrimitive()) {
      return elements -> elements.toArray((Object[]) Array.newInstance(element, 0));
    }
    MethodHandle setter = MethodHandles.arrayElementSetter(element.arrayType()).asType(SETTER);
    return elements -> fill(Array.newInstance(element, elements.size()), elements, setter);
  }

  private static Object fill(Object array, List<Object> elements, MethodHandle setter) {
    try {
      for (int i = 0; i < elements.size(); i++) {
        setter.invokeExact(array, i, elements.get(i));
      }
      return array;
    } catch (Throwable impossible) {
      throw new IllegalStateException("an element does not fit its array", impossible);
    }
  }
}

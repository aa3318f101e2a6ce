package dev.touchstone.internal.derive;

import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Makes arrays of gathered elements. */
final class Arrayed {
  private static final Map<Class<?>, Function<List<Object>, Object>> PRIMITIVE = Map.of(
      boolean.class, Arrayed::booleans,
      byte.class, Arrayed::bytes,
      short.class, Arrayed::shorts,
      char.class, Arrayed::chars,
      int.class, elements -> elements.stream().mapToInt(e -> (Integer) e).toArray(),
      long.class, elements -> elements.stream().mapToLong(e -> (Long) e).toArray(),
      float.class, Arrayed::floats,
      double.class, elements -> elements.stream().mapToDouble(e -> (Double) e).toArray());

  private Arrayed() {}

  static Function<List<Object>, Object> of(Class<?> element) {
    Function<List<Object>, Object> primitive = PRIMITIVE.get(element);
    return primitive == null
        ? elements -> elements.toArray((Object[]) Array.newInstance(element, 0))
        : primitive;
  }

  private static boolean[] booleans(List<Object> elements) {
    boolean[] array = new boolean[elements.size()];
    int next = 0;
    for (Object element : elements) {
      array[next++] = (Boolean) element;
    }
    return array;
  }

  private static byte[] bytes(List<Object> elements) {
    byte[] array = new byte[elements.size()];
    int next = 0;
    for (Object element : elements) {
      array[next++] = (Byte) element;
    }
    return array;
  }

  private static short[] shorts(List<Object> elements) {
    short[] array = new short[elements.size()];
    int next = 0;
    for (Object element : elements) {
      array[next++] = (Short) element;
    }
    return array;
  }

  private static char[] chars(List<Object> elements) {
    char[] array = new char[elements.size()];
    int next = 0;
    for (Object element : elements) {
      array[next++] = (Character) element;
    }
    return array;
  }

  private static float[] floats(List<Object> elements) {
    float[] array = new float[elements.size()];
    int next = 0;
    for (Object element : elements) {
      array[next++] = (Float) element;
    }
    return array;
  }
}

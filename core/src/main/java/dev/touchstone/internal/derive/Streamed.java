package dev.touchstone.internal.derive;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.BaseStream;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Plans of what can be read once: iterators and streams, which show what they held at first. */
final class Streamed {
  private Streamed() {}

  static @Nullable Plan find(TypeUse use, String where) {
    if (use.raw() == Iterator.class) {
      return new MappedPlan(where, list(use), list -> new Once((List<?>) list));
    }
    if (use.raw() == Stream.class) {
      return new MappedPlan(
          where,
          list(use),
          list -> shown(Stream.class, ((List<?>) list).stream(), list.toString()));
    }
    if (use.raw() == IntStream.class) {
      return new MappedPlan(
          where,
          array(use, int.class),
          array ->
              shown(IntStream.class, IntStream.of((int[]) array), Arrays.toString((int[]) array)));
    }
    if (use.raw() == LongStream.class) {
      return new MappedPlan(
          where,
          array(use, long.class),
          array -> shown(
              LongStream.class, LongStream.of((long[]) array), Arrays.toString((long[]) array)));
    }
    if (use.raw() == DoubleStream.class) {
      return new MappedPlan(
          where,
          array(use, double.class),
          array -> shown(
              DoubleStream.class, DoubleStream.of((double[]) array), Arrays.toString((double[])
                  array)));
    }
    return null;
  }

  private static TypeUse list(TypeUse use) {
    return new TypeUse(List.class, use.arguments(), use.marks(), null);
  }

  private static TypeUse array(TypeUse use, Class<?> element) {
    return new TypeUse(element.arrayType(), List.of(TypeUse.of(element)), use.marks(), null);
  }

  private static Object shown(Class<?> type, BaseStream<?, ?> stream, String text) {
    return Proxy.newProxyInstance(
        Streamed.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
          if (method.getName().equals("toString") && method.getParameterCount() == 0) {
            return text;
          }
          try {
            return method.invoke(stream, arguments);
          } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
          }
        });
  }

  /** An iterator over elements that shows them all. */
  private static final class Once implements Iterator<Object> {
    private final Iterator<?> elements;
    private final String text;

    Once(List<?> list) {
      elements = list.iterator();
      text = list.toString();
    }

    @Override
    public boolean hasNext() {
      return elements.hasNext();
    }

    @Override
    public Object next() {
      return elements.next();
    }

    @Override
    public void remove() {
      elements.remove();
    }

    @Override
    public String toString() {
      return text;
    }
  }
}

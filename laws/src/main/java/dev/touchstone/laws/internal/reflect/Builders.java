package dev.touchstone.laws.internal.reflect;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds the classes that make objects of others, where those have no constructor or factory for all.
 *
 * <p>A builder is a public class that a static method gives, or a member of the class, and that has a
 * method which gives the class.
 */
final class Builders {
  private Builders() {}

  /** Returns some classes with the builders that they need. */
  static List<Class<?>> added(List<Class<?>> classes) {
    List<Class<?>> all = new ArrayList<>(classes);
    for (Class<?> type : classes) {
      if (!CodeScan.isJdk(type) && !isMadeDirectly(type)) {
        around(type)
            .filter(other -> !all.contains(other) && builds(other, type))
            .findFirst()
            .ifPresent(all::add);
      }
    }
    return all;
  }

  private static boolean isMadeDirectly(Class<?> type) {
    return type.isEnum()
        || type.isSealed()
        || (type.getConstructors().length > 0 && !Modifier.isAbstract(type.getModifiers()))
        || statics(type).anyMatch(method -> method.getReturnType() == type);
  }

  private static Stream<Method> statics(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> Modifier.isStatic(method.getModifiers()));
  }

  private static Stream<Class<?>> around(Class<?> type) {
    Stream<Class<?>> given = statics(type).map(Method::getReturnType);
    return Stream.concat(given, Arrays.stream(type.getClasses()));
  }

  private static boolean builds(Class<?> other, Class<?> type) {
    return !other.isPrimitive()
        && !CodeScan.isJdk(other)
        && Modifier.isPublic(other.getModifiers())
        && other.getTypeParameters().length == 0
        && Arrays.stream(other.getMethods())
            .anyMatch(method -> !Modifier.isStatic(method.getModifiers())
                && !method.isBridge()
                && method.getReturnType() == type);
  }
}

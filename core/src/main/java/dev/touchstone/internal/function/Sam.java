package dev.touchstone.internal.function;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.derive.Names;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The single abstract method of an interface.
 *
 * @param type the interface
 * @param method its method; where it is inherited and declared again, the most specific one
 */
public record Sam(Class<?> type, Method method) {
  /** Returns the single abstract method, or says why there is none. */
  public static Sam of(Class<?> type) {
    if (!type.isInterface() || type.isAnnotation()) {
      throw new IllegalGenerator(
          Names.of(type) + " is no interface; a generated function needs one");
    }
    if (type.isSealed()) {
      throw new IllegalGenerator(
          Names.of(type) + " is sealed; a generated function could not implement it");
    }
    List<Method> methods = abstractMethods(type);
    if (methods.size() != 1) {
      throw new IllegalGenerator("%s has %d abstract methods%s; a generated function needs one"
          .formatted(Names.of(type), methods.size(), names(methods)));
    }
    return new Sam(type, methods.get(0));
  }

  /** Returns whether values of a type can be generated as functions. */
  public static boolean fits(Class<?> type) {
    return type.isInterface()
        && !type.isAnnotation()
        && !type.isSealed()
        && abstractMethods(type).size() == 1;
  }

  private static String names(List<Method> methods) {
    return methods.isEmpty()
        ? ""
        : methods.stream()
            .map(Method::getName)
            .sorted()
            .collect(Collectors.joining(", ", " (", ")"));
  }

  private static List<Method> abstractMethods(Class<?> type) {
    List<Method> found = new ArrayList<>();
    for (Method method : type.getMethods()) {
      if (Modifier.isAbstract(method.getModifiers()) && !ofObject(method)) {
        List<Method> same =
            found.stream().filter(other -> sameSignature(method, other)).toList();
        if (same.isEmpty()) {
          found.add(method);
        } else if (overrides(method, same.get(0))) {
          found.set(found.indexOf(same.get(0)), method);
        }
      }
    }
    return found;
  }

  private static boolean overrides(Method method, Method other) {
    Class<?> declaring = other.getDeclaringClass();
    return declaring != method.getDeclaringClass()
        && declaring.isAssignableFrom(method.getDeclaringClass());
  }

  /** Returns whether one method could implement the other; javac has checked that it does. */
  private static boolean sameSignature(Method method, Method other) {
    return method.getName().equals(other.getName())
        && method.getParameterCount() == other.getParameterCount()
        && (Arrays.equals(method.getParameterTypes(), other.getParameterTypes())
            || overrides(method, other)
            || overrides(other, method));
  }

  private static boolean ofObject(Method method) {
    return switch (method.getName()) {
      case "equals" -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {Object.class});
      case "hashCode", "toString" -> method.getParameterCount() == 0;
      default -> false;
    };
  }

  /** Returns whether calls have no result. */
  public boolean isVoid() {
    return method.getReturnType() == void.class;
  }

  /** Returns how many arguments a call has. */
  public int arity() {
    return method.getParameterCount();
  }
}

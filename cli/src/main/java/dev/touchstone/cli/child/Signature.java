package dev.touchstone.cli.child;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a method is named: {@code over}, or {@code over(int, String)} where that is not enough.
 *
 * @param name the name
 * @param types the types of the parameters with or without their packages, or nothing for any
 */
record Signature(String name, Optional<List<String>> types) {
  static Signature of(String text) {
    int bracket = text.indexOf('(');
    if (bracket < 0) {
      return new Signature(text, Optional.empty());
    }
    String inside = text.substring(bracket + 1, text.length() - 1);
    return new Signature(
        text.substring(0, bracket),
        Optional.of(
            inside.isBlank()
                ? List.of()
                : Stream.of(inside.split(",", -1)).map(String::strip).toList()));
  }

  boolean fits(Method method) {
    return method.getName().equals(name)
        && types.map(given -> fits(given, method)).orElse(true);
  }

  private static boolean fits(List<String> given, Method method) {
    Class<?>[] wanted = method.getParameterTypes();
    boolean fits = wanted.length == given.size();
    for (int at = 0; fits && at < wanted.length; at++) {
      fits = Stream.of(wanted[at].getTypeName(), wanted[at].getSimpleName(), canonical(wanted[at]))
          .anyMatch(given.get(at)::equals);
    }
    return fits;
  }

  private static String canonical(Class<?> type) {
    return type.getCanonicalName() == null ? type.getName() : type.getCanonicalName();
  }

  /** Returns the shortest text that tells a method from others. */
  static String shortest(Method method, List<Method> all) {
    if (all.stream().filter(of(method.getName())::fits).count() < 2) {
      return method.getName();
    }
    String simple = method.getName() + types(method, true);
    return all.stream().filter(of(simple)::fits).count() < 2
        ? simple
        : method.getName() + types(method, false);
  }

  private static String types(Method method, boolean simple) {
    return Stream.of(method.getParameterTypes())
        .map(type -> simple ? type.getSimpleName() : canonical(type))
        .collect(Collectors.joining(",", "(", ")"));
  }
}

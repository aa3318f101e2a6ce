package dev.touchstone.cli.child;

import dev.touchstone.Verdict;
import dev.touchstone.internal.show.BoundType;
import dev.touchstone.internal.show.TestSource;
import dev.touchstone.internal.show.TestSource.Argument;
import dev.touchstone.junit.Checks;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The smallest failing case of a property as a plain test in the property's own package. */
final class CaseAsTest {
  private CaseAsTest() {}

  static String of(PropertyNames names, Verdict.Falsified falsified) {
    Class<?> testClass = names.testClass();
    Method method = names.method();
    String className = testClass.getPackageName().isEmpty() ? "" : testClass.getPackageName() + ".";
    String simple = Character.toUpperCase(method.getName().charAt(0))
        + method.getName().substring(1) + "CaseTests";
    return TestSource.of(
        className + simple,
        "fails",
        falsified.token(),
        call(testClass, method, falsified.shrunk().values().size()),
        arguments(testClass, method, falsified.shrunk()));
  }

  private static List<Argument> arguments(
      Class<?> testClass, Method method, Verdict.Counterexample shrunk) {
    Parameter[] parameters = method.getParameters();
    boolean own = takesChecks(method) || parameters.length != shrunk.values().size();
    List<Argument> arguments = new ArrayList<>();
    for (int at = 0; at < shrunk.values().size(); at++) {
      Type type = own ? null : BoundType.in(testClass, parameters[at].getParameterizedType());
      Object value = shrunk.values().get(at).orElse(null);
      Verdict.Shown shown = shrunk.arguments().get(at);
      arguments.add(new Argument(shown.name(), type, value, shown.value()));
    }
    return arguments;
  }

  /** Returns what calls the method, or null where a plain call cannot be written. */
  private static @Nullable String call(Class<?> testClass, Method method, int arguments) {
    if (takesChecks(method)
        || method.getParameterCount() != arguments
        || !isInReach(testClass, method)
        || !(method.getReturnType() == void.class || returnsTruth(method))) {
      return null;
    }
    if (Modifier.isStatic(method.getModifiers())) {
      return testClass.getCanonicalName() + "." + method.getName() + "(%s)";
    }
    String asserted = returnsTruth(method) ? "assertTrue(%s)" : "%s";
    return instance(testClass)
        .map(made -> asserted.replace("%s", made + "." + method.getName() + "(%s)"))
        .orElse(null);
  }

  private static boolean isInReach(Class<?> testClass, Method method) {
    return Modifier.isPublic(method.getModifiers())
        || method.getDeclaringClass().getPackageName().equals(testClass.getPackageName());
  }

  private static Optional<String> instance(Class<?> type) {
    if (type.getCanonicalName() == null || Modifier.isPrivate(type.getModifiers())) {
      return Optional.empty();
    }
    boolean inner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
    if (!canBeMade(type, inner ? 1 : 0)) {
      return Optional.empty();
    }
    if (inner) {
      return instance(type.getEnclosingClass())
          .map(outer -> outer + ".new " + type.getSimpleName() + "()");
    }
    String name = type.getCanonicalName();
    String home = type.getPackageName().isEmpty() ? "" : type.getPackageName() + ".";
    return Optional.of("new " + name.substring(home.length()) + "()");
  }

  private static boolean canBeMade(Class<?> type, int parameters) {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.getParameterCount() == parameters
          && !Modifier.isPrivate(constructor.getModifiers())) {
        return true;
      }
    }
    return false;
  }

  private static boolean returnsTruth(Method method) {
    return method.getReturnType() == boolean.class || method.getReturnType() == Boolean.class;
  }

  private static boolean takesChecks(Method method) {
    return List.of(method.getParameterTypes()).contains(Checks.class);
  }
}

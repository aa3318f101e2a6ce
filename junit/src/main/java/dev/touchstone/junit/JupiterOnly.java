package dev.touchstone.junit;

import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.ConfigurationParameters;

/**
 * Finds what a test relies on and only Jupiter can give: extensions, and what built-in ones supply.
 *
 * <p>To run without it would be to test something else.
 */
final class JupiterOnly {
  private static final String DETECTION = "junit.jupiter.extensions.autodetection.enabled";

  private JupiterOnly() {}

  /** Returns what stands in the way in a class, apart from those around it. */
  static Optional<String> of(Class<?> type, ConfigurationParameters parameters) {
    if (parameters.getBoolean(DETECTION).orElse(false)) {
      return Optional.of("the extensions that " + DETECTION + " registers");
    }
    Optional<String> found = mark(type, type.getSimpleName());
    if (found.isEmpty() && isAnnotated(type, TestMethodOrder.class)) {
      found = Optional.of("@TestMethodOrder of " + type.getSimpleName());
    }
    int outer = StatingClasses.isNested(type) ? 1 : 0;
    return found
        .or(() -> inFields(type))
        .or(() -> inMethods(LifecycleMethods.all(type)))
        .or(() -> parameter(Constructed.constructor(type), outer));
  }

  /** Returns what stands in the way at a property method itself. */
  static Optional<String> of(Method method) {
    return mark(method, method.getName());
  }

  private static Optional<String> inFields(Class<?> type) {
    for (Field field :
        ReflectionSupport.findFields(type, any -> true, HierarchyTraversalMode.TOP_DOWN)) {
      Optional<String> found = mark(field, "field " + field.getName());
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inMethods(List<Method> methods) {
    for (Method method : methods) {
      Optional<String> found = mark(method, method.getName()).or(() -> parameter(method, 0));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> mark(AnnotatedElement element, String name) {
    for (ExtendWith mark : AnnotationSupport.findRepeatableAnnotations(element, ExtendWith.class)) {
      for (Class<? extends Extension> extension : mark.value()) {
        if (extension != PropertyExtension.class) {
          return Optional.of("the extension " + extension.getSimpleName() + " of " + name);
        }
      }
    }
    for (var mark :
        List.of(Timeout.class, RegisterExtension.class, TempDir.class, AutoClose.class)) {
      if (isAnnotated(element, mark)) {
        return Optional.of("@" + mark.getSimpleName() + " of " + name);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> parameter(Executable executable, int first) {
    if (executable.getParameterCount() <= first) {
      return Optional.empty();
    }
    String name = executable.getParameters()[first].getName();
    String home = executable instanceof Method
        ? executable.getName()
        : "the constructor of " + executable.getDeclaringClass().getSimpleName();
    return Optional.of("parameter '" + name + "' of " + home);
  }
}

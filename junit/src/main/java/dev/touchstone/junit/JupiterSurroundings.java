package dev.touchstone.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * What Jupiter puts around a property.
 *
 * @param context the test
 * @param ended whether its time is up
 */
record JupiterSurroundings(ExtensionContext context, AtomicBoolean ended) implements Surroundings {
  private static final String INVOCATION = "[class-template-invocation:#";

  static PropertyMethod method(ExtensionContext context) {
    return PropertyMethod.of(context.getRequiredTestMethod(), context.getRequiredTestClass());
  }

  @Override
  public List<Object> instances() {
    return context.getRequiredTestInstances().getAllInstances();
  }

  @Override
  public boolean oneInstance() {
    return context.getTestInstanceLifecycle().orElse(Lifecycle.PER_METHOD) == Lifecycle.PER_CLASS;
  }

  @Override
  public Optional<String> parameter(String name) {
    return context.getConfigurationParameter(name);
  }

  @Override
  public String displayName() {
    return context.getDisplayName();
  }

  @Override
  public boolean interrupted() {
    return ended.get();
  }

  @Override
  public String invocation() {
    for (Object instance : instances()) {
      if (isMarked(instance.getClass())) {
        return numbers();
      }
    }
    return "";
  }

  /** Returns whether a class has marks that may have it run several times. */
  private static boolean isMarked(@Nullable Class<?> type) {
    if (type == null || type == Object.class) {
      return false;
    }
    for (Annotation mark : type.getDeclaredAnnotations()) {
      if (!(mark instanceof Nested)) {
        return true;
      }
    }
    for (Class<?> parent : type.getInterfaces()) {
      if (isMarked(parent)) {
        return true;
      }
    }
    return isMarked(type.getSuperclass());
  }

  /** Returns the numbers of the invocations; Jupiter writes identifiers anew each time, which costs. */
  private String numbers() {
    String id = context.getUniqueId();
    String numbers = "";
    for (int at = id.indexOf(INVOCATION); at >= 0; at = id.indexOf(INVOCATION, at + 1)) {
      String number = id.substring(at + INVOCATION.length(), id.indexOf(']', at));
      numbers = numbers.isEmpty() ? number : numbers + "." + number;
    }
    return numbers.isEmpty() ? "" : "#[" + numbers + "]";
  }

  @Override
  public void publish(String text) {
    context.publishReportEntry("touchstone", text);
  }

  @Override
  public void invoke(Method method, Object instance) {
    context.getExecutableInvoker().invoke(method, instance);
  }

  @Override
  public Object construct(Constructor<?> constructor, @Nullable Object outer) {
    return outer == null
        ? context.getExecutableInvoker().invoke(constructor)
        : context.getExecutableInvoker().invoke(constructor, outer);
  }
}

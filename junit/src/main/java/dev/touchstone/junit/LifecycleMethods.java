package dev.touchstone.junit;

import static org.junit.platform.commons.support.AnnotationSupport.findAnnotatedMethods;
import static org.junit.platform.commons.support.HierarchyTraversalMode.BOTTOM_UP;
import static org.junit.platform.commons.support.HierarchyTraversalMode.TOP_DOWN;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Runs life-cycle methods in Jupiter's order: superclasses and enclosing classes first before a test,
 * last after it; after a test all of them, whatever was thrown.
 */
final class LifecycleMethods {
  private static final List<Class<? extends Annotation>> ALL =
      List.of(BeforeAll.class, AfterAll.class, BeforeEach.class, AfterEach.class);

  private LifecycleMethods() {}

  static List<Method> all(Class<?> type) {
    List<Method> methods = new ArrayList<>();
    for (Class<? extends Annotation> mark : ALL) {
      methods.addAll(findAnnotatedMethods(type, mark, TOP_DOWN));
    }
    return methods;
  }

  static void beforeAll(Class<?> type, @Nullable Object instance) {
    for (Method method : findAnnotatedMethods(type, BeforeAll.class, TOP_DOWN)) {
      ReflectionSupport.invokeMethod(ofClass(method, instance), instance);
    }
  }

  static void afterAll(Class<?> type, @Nullable Object instance) {
    Throwable thrown = null;
    for (Method method : findAnnotatedMethods(type, AfterAll.class, BOTTOM_UP)) {
      thrown = run(ofClass(method, instance), instance, thrown);
    }
    if (thrown != null) {
      throw Thrown.unchecked(thrown);
    }
  }

  static void beforeEach(List<Object> instances) {
    for (Object instance : instances) {
      for (Method method : findAnnotatedMethods(instance.getClass(), BeforeEach.class, TOP_DOWN)) {
        ReflectionSupport.invokeMethod(method, instance);
      }
    }
  }

  /** Returns what a test throws in the end. */
  static @Nullable Throwable afterEach(List<Object> instances, @Nullable Throwable thrown) {
    Throwable first = thrown;
    for (int level = instances.size() - 1; level >= 0; level--) {
      Object instance = instances.get(level);
      for (Method method : findAnnotatedMethods(instance.getClass(), AfterEach.class, BOTTOM_UP)) {
        first = run(method, instance, first);
      }
    }
    return first;
  }

  private static @Nullable Throwable run(
      Method method, @Nullable Object instance, @Nullable Throwable thrown) {
    try {
      ReflectionSupport.invokeMethod(method, instance);
      return thrown;
    } catch (Throwable failed) {
      return Thrown.first(thrown, failed);
    }
  }

  private static Method ofClass(Method method, @Nullable Object instance) {
    if (instance == null && !Modifier.isStatic(method.getModifiers())) {
      throw new IllegalProperty(PropertyMethod.name(method)
          + " runs once for all tests but is not static; make it static,"
          + " or the class @TestInstance(PER_CLASS)");
    }
    return method;
  }
}

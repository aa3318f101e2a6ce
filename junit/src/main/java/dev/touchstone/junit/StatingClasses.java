package dev.touchstone.junit;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Nested;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Finds classes with properties that Jupiter passes over, in themselves or in classes nested in them.
 *
 * <p>Written without lambdas, and asked of every test class: the methods that return nothing, which
 * are nearly all, are told by their type alone.
 */
final class StatingClasses implements Predicate<Class<?>> {
  private static final Predicate<Method> PASSED_OVER = new PassedOver();
  private static final Predicate<Class<?>> NESTED = new NestedClasses();

  @Override
  public boolean test(Class<?> type) {
    return isAlone(type) && states(type);
  }

  private static boolean isAlone(Class<?> type) {
    int modifiers = type.getModifiers();
    return !type.isLocalClass()
        && !type.isAnonymousClass()
        && !Modifier.isAbstract(modifiers)
        && !Modifier.isPrivate(modifiers)
        && (!type.isMemberClass() || Modifier.isStatic(modifiers));
  }

  /** Returns whether a class is one that runs inside an instance of another. */
  static boolean isNested(Class<?> type) {
    return NESTED.test(type);
  }

  /** Returns whether there is a property to run, in a class or in one nested in it. */
  static boolean states(Class<?> type) {
    try {
      if (!methods(type).isEmpty()) {
        return true;
      }
      for (Class<?> nested : nested(type)) {
        if (states(nested)) {
          return true;
        }
      }
      return false;
    } catch (LinkageError unreadable) {
      return false;
    }
  }

  static List<Method> methods(Class<?> type) {
    return ReflectionSupport.findMethods(type, PASSED_OVER, HierarchyTraversalMode.TOP_DOWN);
  }

  static List<Class<?>> nested(Class<?> type) {
    return ReflectionSupport.findNestedClasses(type, NESTED);
  }

  /** Returns whether a method is a property that Jupiter does not run. */
  static boolean isPassedOver(Method method) {
    return PASSED_OVER.test(method);
  }

  private static final class PassedOver implements Predicate<Method> {
    private static final int NOT_JUPITERS = Modifier.PRIVATE | Modifier.STATIC;

    @Override
    public boolean test(Method method) {
      boolean jupiters =
          method.getReturnType() == void.class && (method.getModifiers() & NOT_JUPITERS) == 0;
      return !jupiters
          && !method.isSynthetic()
          && AnnotationSupport.isAnnotated(method, Property.class);
    }
  }

  private static final class NestedClasses implements Predicate<Class<?>> {
    @Override
    public boolean test(Class<?> type) {
      int modifiers = type.getModifiers();
      return type.isMemberClass()
          && !Modifier.isStatic(modifiers)
          && !Modifier.isPrivate(modifiers)
          && !Modifier.isAbstract(modifiers)
          && AnnotationSupport.isAnnotated(type, Nested.class);
    }
  }
}

package dev.touchstone.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.AnnotationSupport;

/** Refuses properties that are declared in a way that cannot be meant. */
final class Declarations {
  /** Whether this JVM has an engine that runs what Jupiter passes over. */
  static volatile boolean othersAreRun;

  private Declarations() {}

  /** Checks a property method, and its siblings, which Jupiter may pass over. */
  static void check(Method method, Class<?> testClass, boolean draws) {
    if (!othersAreRun) {
      checkReturns(testClass);
    }
    boolean checks = takesChecks(method);
    if (checks && draws) {
      throw wrong(method, "has @ForAll parameters and takes Checks; it can have only one of them");
    }
    for (Class<? extends Annotation> other : List.of(Test.class, RepeatedTest.class)) {
      if (has(method, other)) {
        String name = "@" + other.getSimpleName();
        throw wrong(
            method, "is both @Property and " + name + ", so it would run twice; remove " + name);
      }
    }
    if (!draws && has(method, ExamplesFrom.class)) {
      throw wrong(method, "has @ExamplesFrom but no @ForAll parameter; add @ForAll to a parameter");
    }
    if (!draws
        && !checks
        && !Returned.isClaims(method.getReturnType())
        && has(method, Replay.class)) {
      throw wrong(method, "has @Replay but no @ForAll parameter; add @ForAll to a parameter");
    }
  }

  /** Speaks up for methods that Jupiter passes over where nobody else runs them. */
  private static void checkReturns(Class<?> testClass) {
    for (Method method : testClass.getDeclaredMethods()) {
      if (method.getReturnType() != void.class && has(method, Property.class)) {
        throw wrong(
            method,
            "returns " + method.getReturnType().getSimpleName()
                + ", so Jupiter never runs it, and the engine 'touchstone' is left out of this run;"
                + " include it, or make the method void and assert, or take a Checks parameter");
      }
    }
  }

  static boolean takesChecks(Method method) {
    for (Parameter parameter : method.getParameters()) {
      if (PropertyParameters.checks(parameter)) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(Method method, Class<? extends Annotation> mark) {
    return AnnotationSupport.isAnnotated(method, mark);
  }

  static IllegalProperty wrong(Method method, String what) {
    return new IllegalProperty(PropertyMethod.name(method) + " " + what);
  }
}

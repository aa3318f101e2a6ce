package dev.touchstone.cli.child;

import dev.touchstone.Verdict;
import dev.touchstone.internal.run.PropertyId;
import dev.touchstone.junit.Property;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/**
 * What a property is called.
 *
 * @param testClass the class it is run in
 * @param method the method that states it
 */
record PropertyNames(Class<?> testClass, Method method) {
  static Optional<PropertyNames> of(Optional<TestSource> source) {
    return source
        .filter(MethodSource.class::isInstance)
        .map(MethodSource.class::cast)
        .filter(stated -> AnnotationSupport.isAnnotated(stated.getJavaMethod(), Property.class))
        .map(stated -> new PropertyNames(stated.getJavaClass(), stated.getJavaMethod()));
  }

  /** Returns the name the failure database knows the property by. */
  String id() {
    return PropertyId.of(testClass, method);
  }

  /** Returns a failing case as a plain test. */
  String asTest(Verdict.Falsified falsified) {
    return CaseAsTest.of(this, falsified);
  }

  /** Returns the name to check the property by. */
  String name() {
    return testClass.getName() + "#" + Signature.shortest(method, siblings(testClass));
  }

  private static List<Method> siblings(Class<?> testClass) {
    return AnnotationSupport.findAnnotatedMethods(
        testClass, Property.class, HierarchyTraversalMode.TOP_DOWN);
  }
}

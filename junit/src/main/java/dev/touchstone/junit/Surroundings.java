package dev.touchstone.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What is around a property method while it runs, whoever runs it. */
interface Surroundings extends Function<String, Optional<String>> {
  /** Returns the test instance and those around it, outermost first. */
  List<Object> instances();

  /** Returns whether all tests of the class share one instance. */
  boolean oneInstance();

  /** Returns a configuration parameter of JUnit. */
  Optional<String> parameter(String name);

  /** Returns what the test is called. */
  String displayName();

  @Override
  default Optional<String> apply(String parameter) {
    return parameter(parameter);
  }

  /** Returns whether the time of the test is up. */
  boolean interrupted();

  /** Returns what tells the invocations of classes around the property apart, or "". */
  String invocation();

  /** Adds a remark to the test. */
  void publish(String text);

  /** Calls a method whose parameters, if any, are supplied from outside. */
  void invoke(Method method, Object instance);

  /** Makes an instance within another, if any, with parameters that are supplied from outside. */
  Object construct(Constructor<?> constructor, @Nullable Object outer);
}

package dev.touchstone.junit;

import static java.util.Objects.requireNonNull;

import java.lang.reflect.Array;
import java.lang.reflect.Parameter;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Claims our parameters, holds the places of those that are drawn case by case, and says what to do
 * about those that nobody claims.
 */
final class PropertyParameters implements ParameterResolver, TestExecutionExceptionHandler {
  private static final String UNCLAIMED = "No ParameterResolver registered for parameter [";

  private final AtomicBoolean ended;

  /** Creates the extension of a test that is told when its time is up. */
  PropertyParameters(AtomicBoolean ended) {
    this.ended = ended;
  }

  static boolean drawn(Parameter parameter) {
    return AnnotationSupport.isAnnotated(parameter, ForAll.class);
  }

  static boolean checks(Parameter parameter) {
    return parameter.getType() == Checks.class;
  }

  @Override
  public boolean supportsParameter(ParameterContext context, ExtensionContext extension) {
    Parameter parameter = context.getParameter();
    if (context.getDeclaringExecutable().equals(extension.getTestMethod().orElse(null))) {
      return drawn(parameter) || checks(parameter);
    }
    refuseDrawn(parameter);
    return false;
  }

  /** Refuses a parameter of a method that is no property if it asks to be drawn. */
  static void refuseDrawn(Parameter parameter) {
    if (drawn(parameter)) {
      throw new IllegalProperty(
          "parameter '%s' of %s is @ForAll, but only parameters of @Property methods are drawn; move it there"
              .formatted(parameter.getName(), parameter.getDeclaringExecutable().getName()));
    }
  }

  @Override
  public @Nullable Object resolveParameter(ParameterContext context, ExtensionContext extension) {
    Parameter parameter = context.getParameter();
    return checks(parameter) ? checks(extension) : placeholder(parameter.getType());
  }

  private Checks checks(ExtensionContext context) {
    return new PropertyChecks(
        JupiterSurroundings.method(context), new JupiterSurroundings(context, ended));
  }

  static @Nullable Object placeholder(Class<?> type) {
    return type.isPrimitive() ? Array.get(requireNonNull(Array.newInstance(type, 1)), 0) : null;
  }

  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable thrown)
      throws Throwable {
    String message = String.valueOf(thrown.getMessage());
    if (thrown instanceof ParameterResolutionException && message.startsWith(UNCLAIMED)) {
      String parameter =
          message.substring(UNCLAIMED.length(), message.indexOf(']', UNCLAIMED.length()));
      throw new IllegalProperty(
          "nobody supplies parameter '%s' of %s; mark it @ForAll to have it drawn, or register the extension that knows it"
              .formatted(parameter, PropertyMethod.name(context.getRequiredTestMethod())),
          thrown);
    }
    throw thrown;
  }
}

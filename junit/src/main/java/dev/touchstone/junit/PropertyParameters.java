package dev.touchstone.junit;

import static java.util.Objects.requireNonNull;

import java.lang.reflect.Array;
import java.lang.reflect.Parameter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;

/** Claims our parameters; holds the places of those that are drawn case by case. */
final class PropertyParameters implements ParameterResolver {
  static boolean drawn(Parameter parameter) {
    return AnnotationSupport.isAnnotated(parameter, ForAll.class);
  }

  static boolean checks(Parameter parameter) {
    return parameter.getType() == Checks.class;
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return drawn(parameter.getParameter()) || checks(parameter.getParameter());
  }

  @Override
  public @Nullable Object resolveParameter(ParameterContext context, ExtensionContext extension) {
    Parameter parameter = context.getParameter();
    return checks(parameter) ? new PropertyChecks(extension) : placeholder(parameter.getType());
  }

  private static @Nullable Object placeholder(Class<?> type) {
    return type.isPrimitive() ? Array.get(requireNonNull(Array.newInstance(type, 1)), 0) : null;
  }
}

package dev.touchstone.junit;

import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.PropertyId;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * A method that states a property.
 *
 * @param method the method
 * @param testClass the class it is run in, which may extend the one that declares it
 * @param property what its annotation says
 * @param drawn the places of its parameters that are drawn
 */
record PropertyMethod(Method method, Class<?> testClass, Property property, List<Integer> drawn) {
  static PropertyMethod of(ExtensionContext context) {
    Method method = context.getRequiredTestMethod();
    checkSiblings(context.getRequiredTestClass());
    Property property = AnnotationSupport.findAnnotation(method, Property.class).orElseThrow();
    Parameter[] parameters = method.getParameters();
    List<Integer> drawn = new ArrayList<>();
    for (int at = 0; at < parameters.length; at++) {
      if (PropertyParameters.drawn(parameters[at])) {
        drawn.add(at);
      }
    }
    return new PropertyMethod(method, context.getRequiredTestClass(), property, List.copyOf(drawn));
  }

  PropertyMethod {
    for (Parameter parameter : method.getParameters()) {
      if (PropertyParameters.checks(parameter) && !drawn.isEmpty()) {
        throw new IllegalProperty(name(method)
            + " has @ForAll parameters and takes Checks; it can have only one of them");
      }
    }
  }

  /** Speaks up for methods that Jupiter, which runs only what returns nothing, passes over. */
  private static void checkSiblings(Class<?> testClass) {
    for (Method method : testClass.getDeclaredMethods()) {
      if (method.getReturnType() != void.class
          && AnnotationSupport.isAnnotated(method, Property.class)) {
        throw new IllegalProperty(
            name(method) + " returns " + method.getReturnType().getSimpleName()
                + ", so Jupiter never runs it; make it void and assert, or take a Checks parameter");
      }
    }
  }

  /** Returns the arguments of the claim, with the names the source gives them. */
  List<Argument> arguments() {
    List<Argument> arguments = new ArrayList<>();
    for (int at : drawn) {
      Parameter parameter = method.getParameters()[at];
      arguments.add(new Argument(parameter.getName(), ParameterGens.of(parameter, testClass)));
    }
    return arguments;
  }

  /** Returns what the property says, or "". */
  String label() {
    if (!property.label().isEmpty()) {
      return property.label();
    }
    return AnnotationSupport.findAnnotation(method, DisplayName.class)
        .map(DisplayName::value)
        .orElse("");
  }

  /** Returns the name that tells the property from all others of the project. */
  String id() {
    return PropertyId.of(testClass, method);
  }

  /** Returns the name as messages show it. */
  String name() {
    return name(method);
  }

  private static String name(Method method) {
    return method.getDeclaringClass().getSimpleName() + "." + method.getName();
  }
}

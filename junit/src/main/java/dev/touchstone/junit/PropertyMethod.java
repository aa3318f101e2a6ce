package dev.touchstone.junit;

import dev.touchstone.Derivation;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.PropertyId;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
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
  static PropertyMethod of(Method method, Class<?> testClass) {
    Property property = AnnotationSupport.findAnnotation(method, Property.class).orElseThrow();
    Parameter[] parameters = method.getParameters();
    List<Integer> drawn = new ArrayList<>();
    for (int at = 0; at < parameters.length; at++) {
      if (PropertyParameters.drawn(parameters[at])) {
        drawn.add(at);
      }
    }
    Declarations.check(method, testClass, !drawn.isEmpty());
    return new PropertyMethod(method, testClass, property, List.copyOf(drawn));
  }

  /** Returns the arguments of the claim, with the names the source gives them. */
  List<Argument> arguments() {
    List<Argument> arguments = new ArrayList<>();
    for (int at : drawn) {
      Parameter parameter = method.getParameters()[at];
      arguments.add(
          new Argument(parameter.getName(), Derivation.standard().of(parameter, testClass)));
    }
    return arguments;
  }

  /** Returns whether the annotation that makes it a property is its only one. */
  boolean isPlain() {
    Annotation[] all = method.getDeclaredAnnotations();
    return all.length == 1 && all[0] instanceof Property;
  }

  /** Returns what the property says, or "". */
  String label() {
    if (isPlain()) {
      return "";
    }
    Label label = AnnotationSupport.findAnnotation(method, Label.class).orElse(null);
    if (label != null) {
      return label.value();
    }
    DisplayName name =
        AnnotationSupport.findAnnotation(method, DisplayName.class).orElse(null);
    return name == null ? "" : name.value();
  }

  /** Returns the name that tells the property from all others of the project. */
  String id() {
    return PropertyId.of(testClass, method);
  }

  /** Returns the name as messages show it. */
  String name() {
    return name(method);
  }

  static String name(Method method) {
    return method.getDeclaringClass().getSimpleName() + "." + method.getName();
  }
}

package dev.touchstone.junit;

import java.lang.reflect.Constructor;
import java.util.List;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Makes a test instance for each case, within those around it.
 *
 * @param shared the instances of the whole property, outermost first
 * @param around where they come from
 */
record FreshInstances(List<Object> shared, Surroundings around) {
  static FreshInstances of(PropertyMethod method, Surroundings around) {
    if (around.oneInstance()) {
      throw new IllegalProperty(method.name()
          + " asks for a fresh instance per case in a class with one instance for all tests;"
          + " remove freshInstance or @TestInstance(PER_CLASS)");
    }
    if (Declarations.takesChecks(method.method())) {
      throw new IllegalProperty(
          method.name()
              + " asks for a fresh instance per case, but its claims are made once; remove freshInstance");
    }
    return new FreshInstances(around.instances(), around);
  }

  /** Returns the instances of a case, outermost first. */
  Object[] forCase() {
    Object[] chain = shared.toArray();
    int last = chain.length - 1;
    chain[last] = fresh(chain[last].getClass(), shared.subList(0, last));
    return chain;
  }

  private Object fresh(Class<?> type, List<Object> outer) {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    if (constructor.getParameterCount() == outer.size() && outer.isEmpty()) {
      return ReflectionSupport.newInstance(type);
    }
    return around.construct(constructor, outer.isEmpty() ? null : outer.get(outer.size() - 1));
  }
}

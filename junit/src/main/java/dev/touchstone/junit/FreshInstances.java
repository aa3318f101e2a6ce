package dev.touchstone.junit;

import java.lang.reflect.Constructor;
import java.util.List;
import org.junit.platform.commons.support.ReflectionSupport;

/** Gives the test instance of a case, with those around it: outermost first. */
@FunctionalInterface
interface Instances {
  Object[] forCase();

  static Instances of(PropertyMethod method, Surroundings around) {
    Object[] shared = around.instances().toArray();
    if (!method.property().freshInstance()) {
      return () -> shared;
    }
    if (around.oneInstance()) {
      throw new IllegalProperty(method.name()
          + " asks for a fresh instance per case in a class with one instance for all tests;"
          + " remove freshInstance or @TestInstance(PER_CLASS)");
    }
    return () -> {
      Object[] chain = shared.clone();
      int last = chain.length - 1;
      chain[last] = fresh(chain[last].getClass(), List.of(chain).subList(0, last), around);
      return chain;
    };
  }

  private static Object fresh(Class<?> type, List<Object> outer, Surroundings around) {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    if (constructor.getParameterCount() == outer.size() && outer.isEmpty()) {
      return ReflectionSupport.newInstance(type);
    }
    return around.construct(constructor, outer.isEmpty() ? null : outer.get(outer.size() - 1));
  }
}

package dev.touchstone.junit;

import java.lang.reflect.Constructor;
import java.util.List;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.ReflectionSupport;

/** Gives the test instance of a case, with those around it: outermost first. */
@FunctionalInterface
interface Instances {
  Object[] forCase();

  static Instances of(PropertyMethod method, ExtensionContext context) {
    Object[] shared = context.getRequiredTestInstances().getAllInstances().toArray();
    if (!method.property().freshInstance()) {
      return () -> shared;
    }
    if (context.getTestInstanceLifecycle().orElse(Lifecycle.PER_METHOD) == Lifecycle.PER_CLASS) {
      throw new IllegalProperty(method.name()
          + " asks for a fresh instance per case in a class with one instance for all tests;"
          + " remove freshInstance or @TestInstance(PER_CLASS)");
    }
    return () -> {
      Object[] chain = shared.clone();
      int last = chain.length - 1;
      chain[last] = fresh(chain[last].getClass(), List.of(chain).subList(0, last), context);
      return chain;
    };
  }

  private static Object fresh(Class<?> type, List<Object> outer, ExtensionContext context) {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    if (constructor.getParameterCount() == outer.size() && outer.isEmpty()) {
      return ReflectionSupport.newInstance(type);
    }
    return outer.isEmpty()
        ? context.getExecutableInvoker().invoke(constructor)
        : context.getExecutableInvoker().invoke(constructor, outer.get(outer.size() - 1));
  }
}

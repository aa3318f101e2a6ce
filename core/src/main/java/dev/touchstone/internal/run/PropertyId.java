package dev.touchstone.internal.run;

import java.lang.reflect.Method;
import java.util.StringJoiner;

/** The name that tells a property method from all others of a project. */
public final class PropertyId {
  private PropertyId() {}

  /** Returns the name of a method that is run in a class, which may extend the declaring one. */
  public static String of(Class<?> testClass, Method method) {
    StringJoiner types = new StringJoiner(",", "(", ")");
    for (Class<?> type : method.getParameterTypes()) {
      types.add(type.getTypeName());
    }
    return testClass.getName() + "." + method.getName() + types;
  }
}

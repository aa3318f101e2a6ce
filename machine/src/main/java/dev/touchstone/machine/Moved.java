package dev.touchstone.machine;

import dev.touchstone.CaseHost;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** Makes an object of the class that a host of cases gives in the place of another. */
final class Moved {
  private Moved() {}

  /** Returns a new object of a class; what it stands for is named where that fails. */
  static Object of(Class<?> other, CaseHost host, String what) {
    try {
      Constructor<?> plain = other.getDeclaredConstructor();
      plain.setAccessible(true);
      return plain.newInstance();
    } catch (InvocationTargetException thrown) {
      throw new IllegalModel(
          what + " could not be made under the host '" + host.name() + "': " + thrown.getCause());
    } catch (ReflectiveOperationException | RuntimeException closed) {
      throw new IllegalModel("the host '" + host.name() + "' gives another class in the place of "
          + what + ", which has no constructor without parameters that can be called: " + closed
          + "; add one, or make the claim in a property that runs under the host");
    }
  }
}

package dev.touchstone.rank.internal.jury;

import dev.touchstone.rank.BadTask;
import dev.touchstone.rank.Call;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds and calls the methods of an interface by the words of a test. */
public final class Calling {
  private final Class<?> api;
  private final Map<String, Method> methods = new HashMap<>();

  /** Creates the calls of an interface. */
  public Calling(Class<?> api) {
    this.api = api;
  }

  /** Returns the method of a test. */
  public Method method(Call test) {
    return methods.computeIfAbsent(
        test.method() + "/" + test.arguments().size(),
        name -> find(test.method(), test.arguments().size()));
  }

  private Method find(String name, int arguments) {
    List<Method> found = Arrays.stream(api.getMethods())
        .filter(m -> m.getName().equals(name) && m.getParameterCount() == arguments)
        .toList();
    if (found.size() != 1) {
      throw new BadTask("the tests call " + name + " with " + arguments + " arguments, and "
          + api.getName() + " has " + found.size()
          + " such methods; make the tests call methods of the interface, overloaded ones by"
          + " numbers of arguments");
    }
    found.get(0).setAccessible(true);
    return found.get(0);
  }

  /** Calls a method; throws what it throws. */
  @Nullable
  Object call(Object target, Call test) throws Throwable {
    try {
      return method(test).invoke(target, test.arguments().toArray());
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause() == null ? thrown : thrown.getCause();
    }
  }
}

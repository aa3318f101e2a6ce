package dev.touchstone.junit;

import dev.touchstone.CaseHost;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A property in the class that a host of cases gives in the place of the user's.
 *
 * <p>Jupiter has prepared the user's instances; those of the other classes are made and prepared
 * here, the outermost first, by the same life-cycle methods.
 *
 * @param original what Jupiter put around the property
 * @param instances the instance of the other class, and those around it
 */
record Relocated(Surroundings original, List<Object> instances) implements Surroundings {
  /** Checks a property under the host of a name; false if that leaves its class where it is. */
  static boolean check(
      Setting name, PropertyMethod method, List<Object> resolved, Surroundings around)
      throws Throwable {
    CaseHost host = CaseHost.named(name.text());
    List<Class<?>> classes = new ArrayList<>();
    List<Class<?>> others = new ArrayList<>();
    for (Object instance : around.instances()) {
      classes.add(instance.getClass());
      others.add(host.relocate(instance.getClass()));
    }
    if (others.equals(classes)) {
      return false;
    }
    Relocated relocated = new Relocated(around, chain(others, host));
    Class<?> other = others.get(others.size() - 1);
    PropertyMethod moved = PropertyMethod.of(same(method, other, host), other);
    relocated.run(moved, new MethodBody(moved, relocated.moved(resolved, moved), relocated));
    return true;
  }

  /** Returns arguments in which claims are checked among the other instances. */
  private List<Object> moved(List<Object> resolved, PropertyMethod method) {
    List<Object> arguments = new ArrayList<>(resolved);
    arguments.replaceAll(
        argument -> argument instanceof Checks ? new PropertyChecks(method, this) : argument);
    return arguments;
  }

  /** Makes an instance of each class, within the one before. */
  private static List<Object> chain(List<Class<?>> classes, CaseHost host) {
    List<Object> chain = new ArrayList<>();
    Object outer = null;
    for (Class<?> type : classes) {
      if (outer != null && !fits(outer, Constructed.constructor(type))) {
        throw new IllegalProperty("the host '" + host.name() + "' gave " + type.getName()
            + " and another class than the one around it; it must give both or none");
      }
      outer = Constructed.of(type, outer);
      chain.add(outer);
    }
    return List.copyOf(chain);
  }

  private static boolean fits(Object outer, Constructor<?> inner) {
    return inner.getParameterCount() > 0 && inner.getParameterTypes()[0].isInstance(outer);
  }

  private static Method same(PropertyMethod method, Class<?> other, CaseHost host) {
    List<Class<?>> types = new ArrayList<>();
    for (Class<?> type : method.method().getParameterTypes()) {
      types.add(type.isPrimitive() || type.isArray() ? type : host.relocate(type));
    }
    try {
      return other.getDeclaredMethod(method.method().getName(), types.toArray(Class<?>[]::new));
    } catch (NoSuchMethodException missing) {
      throw new IllegalProperty(
          "the host '" + host.name() + "' gave a class without " + method.name(), missing);
    }
  }

  private void run(PropertyMethod method, MethodBody body) throws Throwable {
    Throwable thrown = null;
    try {
      LifecycleMethods.beforeEach(instances());
      new PropertyRun(method, this).check(body);
    } catch (Throwable failed) {
      thrown = failed;
    }
    thrown = LifecycleMethods.afterEach(instances(), thrown);
    if (thrown != null) {
      throw thrown;
    }
  }

  @Override
  public boolean oneInstance() {
    return original.oneInstance();
  }

  @Override
  public Optional<String> parameter(String name) {
    return original.parameter(name);
  }

  @Override
  public String displayName() {
    return original.displayName();
  }

  @Override
  public boolean interrupted() {
    return original.interrupted();
  }

  @Override
  public String invocation() {
    return original.invocation();
  }

  @Override
  public void publish(String text) {
    original.publish(text);
  }

  @Override
  public void invoke(Method method, Object on) {
    original.invoke(method, on);
  }

  @Override
  public Object construct(Constructor<?> constructor, @Nullable Object outer) {
    return original.construct(constructor, outer);
  }
}

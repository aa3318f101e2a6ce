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
 * <p>Jupiter has prepared the user's instance; the instance of the other class is made and prepared
 * here, by the same life-cycle methods.
 *
 * @param original what Jupiter put around the property
 * @param instance the instance of the other class
 */
record Relocated(Surroundings original, Object instance) implements Surroundings {
  /** Checks a property under the host of a name; false if that leaves its class where it is. */
  static boolean check(
      Setting name, PropertyMethod method, List<Object> resolved, Surroundings around)
      throws Throwable {
    CaseHost host = CaseHost.named(name.text());
    Class<?> other = host.relocate(method.testClass());
    if (other == method.testClass()) {
      return false;
    }
    if (around.instances().size() > 1) {
      throw new IllegalProperty(method.name() + " is in a nested class, which the host '"
          + name.text() + "' cannot take over; move it to a class of its own");
    }
    Relocated relocated = new Relocated(around, Constructed.of(other, null));
    PropertyMethod moved = PropertyMethod.of(same(method, other, host), other);
    relocated.run(moved, new MethodBody(moved, resolved, relocated));
    return true;
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
  public List<Object> instances() {
    return List.of(instance);
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

package dev.touchstone.internal.function;

import dev.touchstone.FunctionTable;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/**
 * What a generated function does when called: its own method by {@link #call}, default methods as
 * the interface has them. Two generated functions are equal if they are the same; all of one
 * interface have one hash code, so that no run depends on addresses.
 */
abstract class Behaviour implements InvocationHandler {
  private final Sam sam;

  Behaviour(Sam sam) {
    this.sam = sam;
  }

  abstract @Nullable Object call(@Nullable Object[] arguments);

  /** Returns the calls so far, with their results. */
  abstract FunctionTable table();

  /** Returns what tells this function from others as an argument of a generated function. */
  abstract long identity();

  final Sam sam() {
    return sam;
  }

  final Object asFunction() {
    ClassLoader loader = sam.type().getClassLoader();
    return Proxy.newProxyInstance(
        loader == null ? Behaviour.class.getClassLoader() : loader,
        new Class<?>[] {sam.type()},
        this);
  }

  /** Returns the behaviour of a generated function, or null for anything else. */
  static @Nullable Behaviour of(Object function) {
    return Proxy.isProxyClass(function.getClass())
            && Proxy.getInvocationHandler(function) instanceof Behaviour behaviour
        ? behaviour
        : null;
  }

  @Override
  public final @Nullable Object invoke(
      Object proxy, Method method, @Nullable Object @Nullable [] given) throws Throwable {
    @Nullable Object[] arguments = given == null ? new Object[0] : given;
    if (method.getDeclaringClass() == Object.class) {
      return ofObject(proxy, method, arguments);
    }
    return method.isDefault() ? inherited(proxy, method, arguments) : call(arguments);
  }

  private Object ofObject(Object proxy, Method method, @Nullable Object[] arguments) {
    return switch (method.getName()) {
      case "equals" -> proxy == arguments[0];
      case "hashCode" -> sam.type().getName().hashCode();
      default -> Rendered.function(this);
    };
  }

  private static @Nullable Object inherited(
      Object proxy, Method method, @Nullable Object[] arguments) throws Throwable {
    try {
      return InvocationHandler.invokeDefault(proxy, method, arguments);
    } catch (IllegalAccessException hidden) {
      Class<?> type = method.getDeclaringClass();
      return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
          .unreflectSpecial(method, type)
          .bindTo(proxy)
          .invokeWithArguments(arguments);
    }
  }
}

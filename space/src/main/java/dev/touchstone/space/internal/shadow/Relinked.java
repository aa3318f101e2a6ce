package dev.touchstone.space.internal.shadow;

import dev.touchstone.space.Condition;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.search.Conditions;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the code of a condition and links it to shadow classes.
 *
 * <p>A lambda or method reference that is serializable tells which method it calls and what it has
 * captured; the same method of the shadow class then sees shadows.
 */
public final class Relinked {
  private static final MethodType TEST = MethodType.methodType(boolean.class, Object.class);

  private final Shadows shadows;
  private final ShadowLoader loader;

  private Relinked(ShadowLoader loader) {
    this.loader = loader;
    this.shadows = new Shadows(loader);
  }

  /**
   * Returns conditions that read values through shadows.
   *
   * @throws NotShadowable if one of them cannot
   */
  public static <T> List<Conditions.Test> all(List<Condition<T>> conditions) {
    ClassLoader origin = conditions.get(0).getClass().getClassLoader();
    if (origin == null) {
      throw new NotShadowable("the condition is a class of the JDK");
    }
    Relinked relinked = new Relinked(ShadowLoader.of(origin));
    return conditions.stream().map(relinked::handle).map(relinked::test).toList();
  }

  /**
   * Returns the condition that is a method, reading values through shadows.
   *
   * @throws NotShadowable if it cannot
   */
  public static Conditions.Test method(Method method) {
    Class<?> owner = method.getDeclaringClass();
    ClassLoader origin = owner.getClassLoader();
    if (origin == null) {
      throw new NotShadowable("the condition is a method of the JDK");
    }
    Relinked relinked = new Relinked(ShadowLoader.of(origin));
    try {
      MethodType type =
          MethodType.methodType(method.getReturnType(), List.of(method.getParameterTypes()));
      MethodType shadow =
          MethodType.fromMethodDescriptorString(type.toMethodDescriptorString(), relinked.loader);
      MethodHandle handle = open(relinked
          .loader
          .loadClass(owner.getName())
          .getDeclaredMethod(method.getName(), shadow.parameterArray()));
      return relinked.test(handle.asType(TEST));
    } catch (ReflectiveOperationException | LinkageError impossible) {
      throw new NotShadowable("its code cannot be loaded a second time: " + impossible);
    }
  }

  /** Calls a condition that is a method on a complete value. */
  public static boolean call(Method method, Object value) {
    try {
      return call(open(method).asType(TEST), value);
    } catch (IllegalAccessException closed) {
      throw new IllegalStateException(closed);
    }
  }

  private static MethodHandle open(Method method) throws IllegalAccessException {
    method.setAccessible(true);
    return MethodHandles.lookup().unreflect(method);
  }

  private Conditions.Test test(MethodHandle handle) {
    return root -> {
      root.partial().lens(shadows);
      Partial before = StandIn.begin(root.partial());
      try {
        return call(handle, shadows.show(root));
      } finally {
        StandIn.begin(before);
      }
    };
  }

  private static boolean call(MethodHandle handle, Object value) {
    try {
      return (boolean) handle.invokeExact(value);
    } catch (RuntimeException | Error failed) {
      throw failed;
    } catch (Throwable checked) {
      throw new IllegalStateException(checked);
    }
  }

  private MethodHandle handle(Condition<?> condition) {
    SerializedLambda lambda = lambda(condition);
    try {
      Class<?> owner = loader.loadClass(lambda.getImplClass().replace('/', '.'));
      MethodHandle method = method(owner, lambda);
      Object[] captured = IntStream.range(0, lambda.getCapturedArgCount())
          .mapToObj(lambda::getCapturedArg)
          .map(shadows.translation()::of)
          .toArray();
      return MethodHandles.insertArguments(method, 0, captured).asType(TEST);
    } catch (ReflectiveOperationException | LinkageError impossible) {
      throw new NotShadowable("its code cannot be loaded a second time: " + impossible);
    }
  }

  private MethodHandle method(Class<?> owner, SerializedLambda lambda)
      throws ReflectiveOperationException {
    MethodType type =
        MethodType.fromMethodDescriptorString(lambda.getImplMethodSignature(), loader);
    if (lambda.getImplMethodName().equals("<init>")) {
      Constructor<?> constructor = owner.getDeclaredConstructor(type.parameterArray());
      constructor.setAccessible(true);
      return MethodHandles.lookup().unreflectConstructor(constructor);
    }
    Method method = owner.getDeclaredMethod(lambda.getImplMethodName(), type.parameterArray());
    return open(method);
  }

  private static SerializedLambda lambda(Condition<?> condition) {
    try {
      Method replace = condition.getClass().getDeclaredMethod("writeReplace");
      replace.setAccessible(true);
      if (replace.invoke(condition) instanceof SerializedLambda lambda) {
        return lambda;
      }
    } catch (NoSuchMethodException other) {
      throw new NotShadowable("it is not a lambda or method reference but an object of "
          + condition.getClass().getName()
          + "; write suchThat(value -> condition.test(value)) with a"
          + " static condition");
    } catch (InaccessibleObjectException closed) {
      throw new NotShadowable("its code is closed: start the JVM with --add-opens %s/%s=%s"
          .formatted(
              condition.getClass().getModule().getName(),
              condition.getClass().getPackageName(),
              Relinked.class.getModule().isNamed()
                  ? Relinked.class.getModule().getName()
                  : "ALL-UNNAMED"));
    } catch (ReflectiveOperationException failed) {
      throw new NotShadowable("its code cannot be found: " + failed);
    }
    throw new NotShadowable("it is not a lambda or method reference");
  }
}

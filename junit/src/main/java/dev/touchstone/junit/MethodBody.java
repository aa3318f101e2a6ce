package dev.touchstone.junit;

import dev.touchstone.internal.run.Body;
import dev.touchstone.internal.run.ClaimIsFalse;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.ReflectionSupport;

/** Runs one case: an instance, the methods before, the property, the methods after. */
final class MethodBody implements Body {
  private final Method method;
  private final List<Integer> drawn;
  private final Object[] resolved;
  private final Object[] shared;
  private final @Nullable FreshInstances fresh;
  private final @Nullable CaseHooks hooks;

  MethodBody(PropertyMethod method, List<Object> resolved, Surroundings around) {
    this.method = method.method();
    this.drawn = method.drawn();
    this.resolved = resolved.toArray();
    this.shared = around.instances().toArray();
    this.fresh = method.property().freshInstance() ? FreshInstances.of(method, around) : null;
    this.hooks = mayHaveHooks() ? CaseHooks.of(around) : null;
  }

  /** Returns whether methods may run around this body; around claims they run in each case. */
  private boolean mayHaveHooks() {
    if (Declarations.takesChecks(method)) {
      return false;
    }
    for (Object instance : shared) {
      if (isAnnotatedInside(instance.getClass())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a method of a class is annotated as anything else than a test. */
  private static boolean isAnnotatedInside(@Nullable Class<?> type) {
    if (type == null || type == Object.class) {
      return false;
    }
    for (Method method : type.getDeclaredMethods()) {
      for (Annotation mark : method.getDeclaredAnnotations()) {
        if (!(mark instanceof Property || mark instanceof Test)) {
          return true;
        }
      }
    }
    for (Class<?> parent : type.getInterfaces()) {
      if (isAnnotatedInside(parent)) {
        return true;
      }
    }
    return isAnnotatedInside(type.getSuperclass());
  }

  @Override
  public void run(Object[] values) throws Throwable {
    Object[] chain = fresh == null ? shared : fresh.forCase();
    Object instance = chain[chain.length - 1];
    if (hooks == null || hooks.isEmpty()) {
      call(instance, values);
    } else {
      hooks.around(chain, new Call(instance), values);
    }
  }

  private void call(Object instance, Object[] values) {
    Object[] arguments = resolved.clone();
    for (int i = 0; i < values.length; i++) {
      arguments[drawn.get(i)] = values[i];
    }
    Object said = ReflectionSupport.invokeMethod(method, instance, arguments);
    if (Boolean.FALSE.equals(said)) {
      throw ClaimIsFalse.signal();
    }
    if (said == null && method.getReturnType() == Boolean.class) {
      throw new AssertionError(
          PropertyMethod.name(method) + " returned null; return true or false");
    }
  }

  private final class Call implements Body {
    private final Object instance;

    Call(Object instance) {
      this.instance = instance;
    }

    @Override
    public void run(Object[] values) {
      call(instance, values);
    }
  }
}

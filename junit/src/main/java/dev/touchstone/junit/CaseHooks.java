package dev.touchstone.junit;

import static org.junit.platform.commons.support.AnnotationSupport.findAnnotatedMethods;
import static org.junit.platform.commons.support.HierarchyTraversalMode.BOTTOM_UP;
import static org.junit.platform.commons.support.HierarchyTraversalMode.TOP_DOWN;

import dev.touchstone.Claim;
import dev.touchstone.internal.run.Body;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/** The methods that run around every case, from the outside in and back. */
final class CaseHooks {
  private final Surroundings around;
  private final List<Hook> before = new ArrayList<>();
  private final List<Hook> after = new ArrayList<>();

  private CaseHooks(Surroundings around) {
    this.around = around;
  }

  static CaseHooks of(Surroundings around) {
    CaseHooks hooks = new CaseHooks(around);
    List<Object> instances = around.instances();
    for (int level = 0; level < instances.size(); level++) {
      for (Method method : find(instances.get(level), BeforeCase.class, TOP_DOWN)) {
        hooks.before.add(new Hook(method, level));
      }
    }
    for (int level = instances.size() - 1; level >= 0; level--) {
      for (Method method : find(instances.get(level), AfterCase.class, BOTTOM_UP)) {
        hooks.after.add(new Hook(method, level));
      }
    }
    return hooks;
  }

  private static List<Method> find(
      Object instance, Class<? extends Annotation> mark, HierarchyTraversalMode order) {
    List<Method> found = findAnnotatedMethods(instance.getClass(), mark, order);
    for (Method method : found) {
      for (Parameter parameter : method.getParameters()) {
        PropertyParameters.refuseDrawn(parameter);
      }
    }
    return found;
  }

  boolean isEmpty() {
    return before.isEmpty() && after.isEmpty();
  }

  /** Returns a claim with the methods around each of its cases. */
  Claim on(Claim claim) {
    if (isEmpty()) {
      return claim;
    }
    Object[] chain = around.instances().toArray();
    Body body = claim.body();
    return claim.about(claim.arguments(), values -> around(chain, body, values));
  }

  /** Runs a case between the methods before and those after. */
  void around(Object[] chain, Body body, Object[] values) throws Throwable {
    Throwable thrown = null;
    try {
      before(chain);
      body.run(values);
    } catch (Throwable failed) {
      thrown = failed;
    }
    thrown = after(chain, thrown);
    if (thrown != null) {
      throw thrown;
    }
  }

  private void before(Object[] chain) {
    for (Hook hook : before) {
      run(hook, chain);
    }
  }

  /** Runs all methods however the case ended; returns what the case throws in the end. */
  private @Nullable Throwable after(Object[] chain, @Nullable Throwable thrown) {
    Throwable first = thrown;
    for (Hook hook : after) {
      try {
        run(hook, chain);
      } catch (Throwable failed) {
        first = Thrown.first(first, failed);
      }
    }
    return first;
  }

  private void run(Hook hook, Object[] chain) {
    Object instance = chain[hook.level];
    if (hook.method.getParameterCount() == 0) {
      ReflectionSupport.invokeMethod(hook.method, instance);
    } else {
      invoke(hook.method, instance);
    }
  }

  private void invoke(Method method, Object instance) {
    try {
      around.invoke(method, instance);
    } catch (ParameterResolutionException unresolved) {
      throw Declarations.wrong(
          method,
          "has a parameter that nobody supplies; remove it or register a ParameterResolver: "
              + unresolved.getMessage());
    }
  }

  private record Hook(Method method, int level) {}
}

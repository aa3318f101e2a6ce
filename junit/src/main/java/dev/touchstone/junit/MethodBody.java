package dev.touchstone.junit;

import dev.touchstone.internal.run.Body;
import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.ReflectionSupport;

/** Runs one case: an instance, the methods before, the property, the methods after. */
final class MethodBody implements Body {
  private final Method method;
  private final List<Integer> drawn;
  private final Object[] resolved;
  private final Instances instances;
  private final CaseHooks hooks;

  MethodBody(PropertyMethod method, List<Object> resolved, ExtensionContext context) {
    this.method = method.method();
    this.drawn = method.drawn();
    this.resolved = resolved.toArray();
    this.instances = Instances.of(method, context);
    this.hooks = CaseHooks.of(context);
  }

  @Override
  public void run(Object[] values) throws Throwable {
    Object[] chain = instances.forCase();
    Throwable thrown = null;
    try {
      hooks.before(chain);
      call(chain[chain.length - 1], values);
    } catch (Throwable failed) {
      thrown = failed;
    }
    thrown = hooks.after(chain, thrown);
    if (thrown != null) {
      throw thrown;
    }
  }

  private @Nullable Object call(Object instance, Object[] values) {
    Object[] arguments = resolved.clone();
    for (int i = 0; i < values.length; i++) {
      arguments[drawn.get(i)] = values[i];
    }
    return ReflectionSupport.invokeMethod(method, instance, arguments);
  }
}

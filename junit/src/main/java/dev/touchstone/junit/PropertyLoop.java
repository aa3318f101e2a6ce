package dev.touchstone.junit;

import java.lang.reflect.Method;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.PreInterruptCallback;
import org.junit.jupiter.api.extension.PreInterruptContext;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/**
 * The one invocation of a property: puts the loop over all cases in the place of the method call.
 *
 * @param name what the invocation is called
 * @param ended whether its time is up
 */
record PropertyLoop(String name, AtomicBoolean ended)
    implements TestTemplateInvocationContext, InvocationInterceptor, PreInterruptCallback {
  @Override
  public String getDisplayName(int number) {
    return name;
  }

  @Override
  public List<Extension> getAdditionalExtensions() {
    return List.of(new PropertyParameters(ended), this);
  }

  @Override
  public void beforeThreadInterrupt(PreInterruptContext interrupt, ExtensionContext context) {
    ended.set(true);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context)
      throws Throwable {
    invocation.skip();
    PropertyMethod method = JupiterSurroundings.method(context);
    Surroundings around = new JupiterSurroundings(context, ended);
    PropertyRun run = new PropertyRun(method, around);
    if (!run.relocates(call.getArguments())) {
      run.check(new MethodBody(method, call.getArguments(), around));
    }
  }
}

package dev.touchstone.junit;

import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Puts the loop over all cases in the place of the one method call. */
final class PropertyLoop implements InvocationInterceptor {
  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context)
      throws Throwable {
    invocation.skip();
    PropertyMethod method = JupiterSurroundings.method(context);
    Surroundings around = new JupiterSurroundings(context);
    PropertyRun run = new PropertyRun(method, around);
    if (!run.relocates(call.getArguments())) {
      run.check(new MethodBody(method, call.getArguments(), around));
    }
  }
}

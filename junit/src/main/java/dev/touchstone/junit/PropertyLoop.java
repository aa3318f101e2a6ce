package dev.touchstone.junit;

import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/**
 * The one invocation of a property: puts the loop over all cases in the place of the method call.
 *
 * @param name what the invocation is called
 */
record PropertyLoop(String name) implements TestTemplateInvocationContext, InvocationInterceptor {
  @Override
  public String getDisplayName(int number) {
    return name;
  }

  @Override
  public List<Extension> getAdditionalExtensions() {
    return List.of(new PropertyParameters(), this);
  }

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

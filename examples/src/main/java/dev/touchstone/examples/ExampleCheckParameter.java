package dev.touchstone.examples;

import java.nio.file.Path;
import org.apiguardian.api.API;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests marked with {@link ExampleSnapshot} their check; made by JUnit.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class ExampleCheckParameter implements ParameterResolver {
  /** Makes the extension. */
  public ExampleCheckParameter() {}

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == ExampleCheck.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    ExampleSnapshot mark = context.getRequiredTestMethod().getAnnotation(ExampleSnapshot.class);
    return new ExampleCheck(Path.of(mark.value()));
  }
}

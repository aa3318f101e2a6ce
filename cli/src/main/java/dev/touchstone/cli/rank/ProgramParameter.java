package dev.touchstone.cli.rank;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives the program under test to tests that ask for it.
 *
 * <p>JUnit makes this by name, so what it gives is kept beside it: a process runs one suite on one
 * program.
 */
public final class ProgramParameter implements ParameterResolver {
  private static volatile @Nullable Program current;

  /** Makes the extension; JUnit does so. */
  public ProgramParameter() {}

  private record Program(Class<?> api, Supplier<?> programs) {}

  static void set(Class<?> api, Supplier<?> programs) {
    current = new Program(api, programs);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Program program = current;
    return program != null && parameter.getParameter().getType() == program.api();
  }

  @Override
  public @Nullable Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Program program = current;
    return program == null ? null : program.programs().get();
  }
}

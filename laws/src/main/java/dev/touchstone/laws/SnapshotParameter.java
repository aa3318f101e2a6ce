package dev.touchstone.laws;

import java.nio.file.Path;
import org.apiguardian.api.API;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests marked with {@link LawSnapshot} their snapshot; made by JUnit.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class SnapshotParameter implements ParameterResolver {
  /** Makes the extension. */
  public SnapshotParameter() {}

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Snapshot.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    LawSnapshot mark = context.getRequiredTestMethod().getAnnotation(LawSnapshot.class);
    return Laws.snapshot(Path.of(mark.value()));
  }
}

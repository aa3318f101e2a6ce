package dev.touchstone.machine;

import dev.touchstone.internal.run.Misuse;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Says that a function of a model threw, or changed the state it was given.
 *
 * <p>It is a mistake in the model, not a finding about the system.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class ModelError extends RuntimeException implements Misuse {
  private static final long serialVersionUID = 1L;

  /** Creates the exception. */
  public ModelError(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}

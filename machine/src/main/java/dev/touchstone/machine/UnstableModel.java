package dev.touchstone.machine;

import dev.touchstone.internal.run.Misuse;
import org.apiguardian.api.API;

/**
 * Says that a model gives different states for equal input.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class UnstableModel extends RuntimeException implements Misuse {
  private static final long serialVersionUID = 1L;

  /** Creates the exception. */
  public UnstableModel(String message) {
    super(message);
  }
}

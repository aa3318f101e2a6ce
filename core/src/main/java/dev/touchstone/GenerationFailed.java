package dev.touchstone;

import dev.touchstone.internal.run.Misuse;
import org.apiguardian.api.API;

/**
 * Says that a generator threw, which is a fault of the generator and not of the claim.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class GenerationFailed extends RuntimeException implements Misuse {
  private static final long serialVersionUID = 1L;

  /** Creates the exception with a message that says what is wrong. */
  public GenerationFailed(String message) {
    super(message);
  }

  /** Creates the exception with a message that says where, and the generator's own exception. */
  public GenerationFailed(String message, Throwable cause) {
    super(message, cause);
  }
}

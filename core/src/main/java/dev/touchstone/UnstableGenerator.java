package dev.touchstone;

import org.apiguardian.api.API;

/**
 * Says that a generator drew differently from the same choices, so its cases cannot be replayed.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class UnstableGenerator extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception with a message that names the first draw that differs. */
  public UnstableGenerator(String message) {
    super(message);
  }
}

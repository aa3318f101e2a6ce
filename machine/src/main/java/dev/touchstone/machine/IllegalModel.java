package dev.touchstone.machine;

import org.apiguardian.api.API;

/**
 * Says that a model cannot be used as it is described.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class IllegalModel extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception. */
  public IllegalModel(String message) {
    super(message);
  }
}

package dev.touchstone.junit;

import org.apiguardian.api.API;

/**
 * Says that a property cannot be run as it is declared or configured.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class IllegalProperty extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception with a message that says what, where, and what to do. */
  public IllegalProperty(String message) {
    super(message);
  }

  IllegalProperty(String message, Throwable cause) {
    super(message, cause);
  }
}

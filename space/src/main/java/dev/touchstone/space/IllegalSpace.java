package dev.touchstone.space;

import org.apiguardian.api.API;

/**
 * Reports a space that cannot be counted, derived or searched as it is described.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class IllegalSpace extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with what is wrong, where, and what to do. */
  public IllegalSpace(String message) {
    super(message);
  }

  /** Makes the exception with what is wrong, where, what to do, and what lies behind it. */
  public IllegalSpace(String message, Throwable cause) {
    super(message, cause);
  }
}

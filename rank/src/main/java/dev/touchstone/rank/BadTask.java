package dev.touchstone.rank;

import org.apiguardian.api.API;

/**
 * A task that cannot be ranked: its interface, model, tests or oracle do not fit together.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class BadTask extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception. */
  public BadTask(String message) {
    super(message);
  }
}

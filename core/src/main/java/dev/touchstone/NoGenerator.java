package dev.touchstone;

import org.apiguardian.api.API;

/**
 * Says that no generator can be derived for a type, where the type stands, and what to do.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class NoGenerator extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception with a message that names the type and the way to it. */
  public NoGenerator(String message) {
    super(message);
  }
}

package dev.touchstone;

import org.apiguardian.api.API;

/**
 * Says that nothing on the class path hosts cases under a name.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class NoCaseHost extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception with a message that says what to add. */
  public NoCaseHost(String message) {
    super(message);
  }
}

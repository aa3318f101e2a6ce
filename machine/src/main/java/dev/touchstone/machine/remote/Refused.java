package dev.touchstone.machine.remote;

import org.apiguardian.api.API;

/**
 * Says that a system outside the JVM refused a call.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String error;

  /** Creates the refusal that a system named. */
  public Refused(String error, String message) {
    super(message.isEmpty() ? error : error + ": " + message);
    this.error = error;
  }

  /** Returns what the system calls the refusal. */
  public String error() {
    return error;
  }
}

package dev.touchstone;

import org.apiguardian.api.API;

/**
 * Tells one failure from another: what was thrown, and where in user code.
 *
 * @param exception the class of the root cause, or {@code false} where a claim just did not hold
 * @param place class and method of the first frame in user code, or "" where there is none
 * @param line the line of that frame, or -1
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public record Identity(String exception, String place, int line) {
  /** The identity of a claim that returned false. */
  public static final Identity FALSE = new Identity("false", "", -1);

  /** The identity of a case that did not end in time. */
  public static final Identity TIMEOUT = new Identity("timeout", "", -1);

  /** Returns the identity without its line, which moves when a file is edited. */
  public Identity withoutLine() {
    return new Identity(exception, place, -1);
  }

  @Override
  public String toString() {
    if (place.isEmpty()) {
      return exception;
    }
    return exception + " at " + place + (line < 0 ? "" : ":" + line);
  }
}

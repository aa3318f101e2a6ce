package dev.touchstone.machine.remote;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Says that a system outside the JVM is gone, is silent, or does not keep to the protocol.
 *
 * <p>It is an error, so the script fails whatever the postcondition says.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class TargetLost extends Error {
  private static final long serialVersionUID = 1L;

  /** Creates the error. */
  public TargetLost(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}

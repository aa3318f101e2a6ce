package dev.touchstone.choice;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Says that a generator was described in a way that cannot give a value.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class IllegalGenerator extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception with a message that says what is wrong and what is accepted. */
  public IllegalGenerator(String message) {
    super(message);
  }

  /** Returns what was given; throws where it is null. */
  public static <T> T require(@Nullable T given, String what) {
    if (given == null) {
      throw new IllegalGenerator(what + " is null; give one");
    }
    return given;
  }
}

package dev.touchstone;

import dev.touchstone.internal.show.Show;
import java.util.Objects;
import org.apiguardian.api.API;

/**
 * Says that a value is not the expected one.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class Difference extends AssertionError {
  private static final long serialVersionUID = 1L;

  private Difference(Object expected, Object actual) {
    super("expected " + Show.of(expected) + " but got " + Show.of(actual));
  }

  static void check(Object expected, Object actual) {
    if (!Objects.deepEquals(expected, actual)) {
      throw new Difference(expected, actual);
    }
  }
}

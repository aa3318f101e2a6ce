package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * Ends a case that draws far more than its limit; carries no stack.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Overrun extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Overrun() {
    super("the case makes too many choices", null, false, false);
  }
}

package dev.touchstone.machine;

import org.apiguardian.api.API;

/**
 * Says that the value of a symbol was asked for where it has none.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class UnboundSymbol extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception. */
  public UnboundSymbol(String message) {
    super(message);
  }
}

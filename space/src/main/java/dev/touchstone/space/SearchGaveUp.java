package dev.touchstone.space;

import org.apiguardian.api.API;

/**
 * Reports a search that used up its predicate calls without finding the next value.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class SearchGaveUp extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception. */
  public SearchGaveUp(String message) {
    super(message);
  }
}

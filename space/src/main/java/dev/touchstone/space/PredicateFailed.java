package dev.touchstone.space;

import org.apiguardian.api.API;

/**
 * Reports a predicate that threw instead of answering.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class PredicateFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with the value as far as it was read, a question mark elsewhere. */
  public PredicateFailed(String partialValue, Throwable cause) {
    super(
        "the predicate threw %s on %s (question marks are parts it had not read); let it answer false"
                .formatted(cause, partialValue)
            + " for values that it does not accept",
        cause);
  }
}

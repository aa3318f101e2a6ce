package dev.touchstone.space;

import org.apiguardian.api.API;

/**
 * Reports a record whose constructor refused components that its space allows.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class ConstructorRejected extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with the record that was being made. */
  public ConstructorRejected(String record, Throwable cause) {
    super(
        ("the constructor refused %s: %s; describe its components more narrowly, or let the search"
                + " leave such values out with rejecting()")
            .formatted(record, cause),
        cause);
  }
}

package dev.touchstone.examples;

import org.apiguardian.api.API;

/**
 * Says that a file does not hold examples.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class MalformedExamples extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the failure. */
  public MalformedExamples(String message) {
    super(message);
  }
}

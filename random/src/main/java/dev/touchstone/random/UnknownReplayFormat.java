package dev.touchstone.random;

import org.apiguardian.api.API;

/**
 * Thrown when a replay string names an algorithm this version does not have.
 *
 * @since 0.1
 */
@API(status = API.Status.MAINTAINED, since = "0.1")
public final class UnknownReplayFormat extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The algorithm id found in front of the first dash. */
  private final String id;

  UnknownReplayFormat(String id) {
    super(
        "Unknown replay format \"%s\"; this version reads tf1 and tf1n. A newer Touchstone may have written it"
            .formatted(id));
    this.id = id;
  }

  /**
   * Returns the id that was not understood.
   *
   * @return the text in front of the first dash
   */
  public String id() {
    return id;
  }
}

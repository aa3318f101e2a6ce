package dev.touchstone.data;

import org.apiguardian.api.API;

/**
 * Says that a text is not plain data, and where.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class MalformedData extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Where reading stopped. */
  private final int position;

  MalformedData(int position, String where, String problem) {
    super("Malformed data at " + where + ": " + problem);
    this.position = position;
  }

  /** Returns the index of the offending character, or of the first byte that is not UTF-8. */
  public int position() {
    return position;
  }
}

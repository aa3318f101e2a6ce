package dev.touchstone.random;

import org.apiguardian.api.API;

/**
 * Thrown when a seed or a replay string cannot be read.
 *
 * @since 0.1
 */
@API(status = API.Status.MAINTAINED, since = "0.1")
public final class MalformedReplay extends IllegalArgumentException {
  private static final long serialVersionUID = 1;
  private static final int LONGEST_QUOTE = 120;

  /** The index in the text at which reading stopped. */
  private final int position;

  MalformedReplay(String text, int position, String problem) {
    super("Malformed replay string at index " + position + " (" + offender(text, position) + "): "
        + problem + ". Read: \"" + quote(text) + "\"");
    this.position = position;
  }

  /**
   * Returns the index of the offending character; the length of the text when it ends too early.
   *
   * @return the index, from zero
   */
  public int position() {
    return position;
  }

  private static String offender(String text, int position) {
    return position < text.length() ? "character '" + text.charAt(position) + "'" : "end of text";
  }

  private static String quote(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
  }
}

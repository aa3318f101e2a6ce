package dev.touchstone;

import org.apiguardian.api.API;

/**
 * Says that a replay token cannot be read.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class BadToken extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST_QUOTE = 120;

  /** Where reading stopped. */
  private final int position;

  /** Whether the checksum agrees. */
  private final Checksum checksum;

  /** Whether another version wrote it. */
  private final boolean unknownVersion;

  /**
   * What the checksum of the choices behind the plus sign says.
   *
   * @since 0.1
   */
  @API(status = API.Status.STABLE, since = "0.1")
  public enum Checksum {
    /** There was none to compare: the address is bad, or the text is too short or too odd. */
    ABSENT,
    /** It agrees: the choices are as they were written, yet make no sense. */
    AGREES,
    /** It differs: characters are missing or wrong. */
    DIFFERS
  }

  private BadToken(String message, int position, Checksum checksum, boolean unknownVersion) {
    super(message);
    this.position = position;
    this.checksum = checksum;
    this.unknownVersion = unknownVersion;
  }

  /** Returns the exception for a token that is not well formed. */
  public static BadToken malformed(String text, int position, Checksum checksum, String problem) {
    return new BadToken(
        "Bad token at index " + position + ", " + state(checksum) + ": " + problem + ". Read: \""
            + quote(text) + "\"",
        position,
        checksum,
        false);
  }

  /** Returns the exception for a token of a version that is not known here. */
  public static BadToken unknownVersion(String text, int position, String version) {
    return new BadToken(
        "Bad token at index " + position + ": " + version
            + ". Replay it with the Touchstone that wrote it. Read: \"" + quote(text) + "\"",
        position,
        Checksum.ABSENT,
        true);
  }

  private static String state(Checksum checksum) {
    return switch (checksum) {
      case ABSENT -> "no checksum to compare";
      case AGREES -> "checksum agrees";
      case DIFFERS -> "checksum differs";
    };
  }

  private static String quote(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
  }

  /** Returns the index of the first offending character, from zero. */
  public int position() {
    return position;
  }

  /** Returns what the checksum says. */
  public Checksum checksum() {
    return checksum;
  }

  /** Returns whether the token is of a version, or an algorithm, that is not known here. */
  public boolean unknownVersion() {
    return unknownVersion;
  }
}

package dev.touchstone.data;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes plain data: null, booleans, numbers, texts, lists, and maps with text keys.
 *
 * <p>The text is JSON (RFC 8259), read strictly: no comments, no trailing commas, no duplicate keys,
 * nothing behind the value. A number is read as a {@code Long} where it is whole and fits, as a
 * {@code Double} where the double's shortest decimal is the very number, and as a {@code BigDecimal}
 * otherwise. Lists and maps are read as unmodifiable ones, maps in the order of the text.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class PlainData {
  private PlainData() {}

  /**
   * How much is read before a text is refused.
   *
   * @param length how many characters, or bytes where bytes are read
   * @param depth how many lists and maps within each other
   * @since 0.1
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  public record Limits(int length, int depth) {
    /** 16 million characters, 256 levels. */
    public static final Limits STANDARD = new Limits(1 << 24, DEEPEST / 2);

    /** Checks that both limits are positive and the depth is one a stack holds. */
    public Limits {
      if (length < 1 || depth < 1 || depth > DEEPEST) {
        throw new IllegalArgumentException("limits of " + length + " characters and " + depth
            + " levels; give a length from 1 and a depth from 1 to " + DEEPEST);
      }
    }
  }

  static final int DEEPEST = 512;

  /** Reads a text within the standard limits. */
  public static @Nullable Object read(String text) {
    return read(text, Limits.STANDARD);
  }

  /** Reads a text within limits. */
  public static @Nullable Object read(String text, Limits limits) {
    checkLength(text.length(), "characters", limits);
    return new DataReader(text, limits.depth()).document();
  }

  /** Reads UTF-8 within the standard limits. */
  public static @Nullable Object read(byte[] utf8) {
    return read(utf8, Limits.STANDARD);
  }

  /** Reads UTF-8 within limits. */
  public static @Nullable Object read(byte[] utf8, Limits limits) {
    checkLength(utf8.length, "bytes", limits);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer bytes = ByteBuffer.wrap(utf8);
    CharBuffer characters = CharBuffer.allocate(utf8.length);
    CoderResult result = decoder.decode(bytes, characters, true);
    if (result.isError()) {
      throw new MalformedData(
          bytes.position(), "byte " + bytes.position(), "this byte starts no UTF-8 character");
    }
    return read(characters.flip().toString(), limits);
  }

  private static void checkLength(int length, String unit, Limits limits) {
    if (length > limits.length()) {
      throw new MalformedData(
          limits.length(),
          "index " + limits.length(),
          "the data has " + length + " " + unit + "; the limit is " + limits.length());
    }
  }

  /**
   * Writes data as one line of text.
   *
   * @throws IllegalArgumentException if a part is no plain data, a number is not finite, or lists
   *     and maps are nested more than 512 deep
   */
  public static String write(@Nullable Object data) {
    return DataWriter.write(data);
  }

  /** Writes data as one line of UTF-8. */
  public static byte[] writeBytes(@Nullable Object data) {
    return write(data).getBytes(StandardCharsets.UTF_8);
  }
}

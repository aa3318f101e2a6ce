package dev.touchstone.rank.internal.wire;

import dev.touchstone.data.PlainData;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plain data with a length ahead, over a private socket.
 *
 * <p>Every frame carries a word that both ends know and nobody else does. What does not is no frame:
 * the connection is given up.
 */
public final class Frames implements AutoCloseable {
  private static final int LONGEST = 1 << 22;
  private static final String WORD = "word";

  private final SocketChannel channel;
  private final DataInputStream in;
  private final DataOutputStream out;
  private String word;

  /** Creates frames over a connected socket; the word may be set by the first frame read. */
  public Frames(SocketChannel channel, String word) {
    this.channel = channel;
    this.word = word;
    this.in =
        new DataInputStream(new java.io.BufferedInputStream(Channels.newInputStream(channel)));
    this.out = new DataOutputStream(
        new java.io.BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16));
  }

  /** Returns the fields of a frame, given as names and values in turn. */
  public static Map<String, @Nullable Object> fields(@Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    for (int at = 0; at < namesAndValues.length; at += 2) {
      fields.put(String.valueOf(namesAndValues[at]), namesAndValues[at + 1]);
    }
    return fields;
  }

  /** Returns a field that is a text, or "". */
  public static String text(Map<?, ?> fields, String name) {
    return fields.get(name) instanceof String text ? text : "";
  }

  /** Returns a field that is a whole number, or 0. */
  public static long number(Map<?, ?> fields, String name) {
    return fields.get(name) instanceof Long number ? number : 0;
  }

  /** Returns a field that is a list, or nothing. */
  public static List<?> list(Map<?, ?> fields, String name) {
    return fields.get(name) instanceof List<?> list ? list : List.of();
  }

  /** Sends a frame. */
  public synchronized void put(Map<String, @Nullable Object> fields) throws IOException {
    fields.put(WORD, word);
    byte[] bytes = PlainData.writeBytes(fields);
    out.writeInt(bytes.length);
    out.write(bytes);
    out.flush();
  }

  /** Waits for a frame. */
  public Map<?, ?> take() throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LONGEST) {
      throw new IOException("a frame of " + length + " bytes; the most is " + LONGEST);
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("half a frame");
    }
    try {
      if (PlainData.read(bytes) instanceof Map<?, ?> fields) {
        check(fields);
        return fields;
      }
    } catch (IllegalArgumentException malformed) {
      throw new IOException("a frame that is no plain data", malformed);
    }
    throw new IOException("a frame without fields");
  }

  private void check(Map<?, ?> fields) throws IOException {
    if (word.isEmpty() && fields.get(WORD) instanceof String first) {
      word = first;
    }
    if (!word.equals(fields.get(WORD))) {
      throw new IOException("a frame without the right word");
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}

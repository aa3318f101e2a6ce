package dev.touchstone.cli.child;

import dev.touchstone.data.PlainData;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a child has to say: one line of plain data after the other, at the end of a file.
 *
 * <p>A file, because what was written is there however the child ends, nothing the tested program
 * prints can get between, and a child never waits for its reader. A stream, because unlike a channel
 * it survives an interrupt.
 */
public final class Frames {
  /** The name of the file in the folder of a run. */
  public static final String FILE = "frames";

  private static final int LONGEST = 1 << 18;

  private final FileOutputStream out;

  private Frames(FileOutputStream out) {
    this.out = out;
  }

  static Frames in(Path folder) throws IOException {
    return new Frames(new FileOutputStream(folder.resolve(FILE).toFile(), true));
  }

  /** Returns the fields of a frame, given as names and values in turn. */
  static Map<String, Object> fields(Object... namesAndValues) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int at = 0; at < namesAndValues.length; at += 2) {
      fields.put((String) namesAndValues[at], namesAndValues[at + 1]);
    }
    return fields;
  }

  void put(String kind, Map<String, Object> fields) {
    Map<String, Object> frame = new LinkedHashMap<>();
    frame.put("frame", kind);
    frame.putAll(fields);
    byte[] line = (PlainData.write(frame) + "\n").getBytes(StandardCharsets.UTF_8);
    synchronized (this) {
      try {
        out.write(line);
      } catch (IOException full) {
        throw new UncheckedIOException(full);
      }
    }
  }

  /** Returns a text short enough for a frame. */
  static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }
}

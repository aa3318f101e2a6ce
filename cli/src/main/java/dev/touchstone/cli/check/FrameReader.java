package dev.touchstone.cli.check;

import dev.touchstone.cli.child.Frame;
import dev.touchstone.cli.child.Frames;
import dev.touchstone.data.PlainData;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads what a child has said since the last time; half a line is kept until the rest is there. */
final class FrameReader implements AutoCloseable {
  private final FileInputStream in;
  private final ByteArrayOutputStream half = new ByteArrayOutputStream();

  FrameReader(Path folder) throws IOException {
    Path file = folder.resolve(Frames.FILE);
    Files.createFile(file);
    this.in = new FileInputStream(file.toFile());
  }

  List<Frame> read() throws IOException {
    List<Frame> frames = new ArrayList<>();
    byte[] bytes = in.readAllBytes();
    int from = 0;
    for (int at = 0; at < bytes.length; at++) {
      if (bytes[at] == '\n') {
        half.write(bytes, from, at - from);
        if (PlainData.read(half.toByteArray()) instanceof Map<?, ?> fields) {
          frames.add(new Frame(fields));
        }
        half.reset();
        from = at + 1;
      }
    }
    half.write(bytes, from, bytes.length - from);
    return frames;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}

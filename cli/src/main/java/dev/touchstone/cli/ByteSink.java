package dev.touchstone.cli;

import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Writes longs as bytes, lowest first, up to a limit or until the reader goes away. */
final class ByteSink {
  private static final int CHUNK = 1 << 16;

  private final PrintStream out;
  private final ByteBuffer chunk = ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN);
  private long missing;

  ByteSink(PrintStream out, long limit) {
    this.out = out;
    this.missing = limit;
  }

  boolean isOpen() {
    return missing > chunk.position();
  }

  void accept(long word) {
    chunk.putLong(word);
    if (!chunk.hasRemaining()) {
      finish();
    }
  }

  /** Writes what is left and forgets the rest if nobody reads any more. */
  void finish() {
    int size = (int) Math.min(chunk.position(), missing);
    out.write(chunk.array(), 0, size);
    chunk.clear();
    missing = out.checkError() ? 0 : missing - size;
  }
}

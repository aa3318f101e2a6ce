package dev.touchstone.cli.child;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * How far a child has come and what it printed last, in a mapped file.
 *
 * <p>A case costs one store, and no call of the system. What was stored is there however the child
 * ends. Of the output only the end is kept, in a ring, and its length is counted: a program may print
 * as much as it likes.
 */
public final class Pulse {
  /** The name of the file in the folder of a run. */
  public static final String FILE = "pulse";

  private static final int PRINTED = 0;
  private static final int CASES = 8;
  private static final int BEATS = 16;
  private static final int RING = 64;
  private static final int KEPT = 1 << 14;
  private static final VarHandle WORD =
      MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final ByteBuffer slots;

  private Pulse(ByteBuffer slots) {
    this.slots = slots;
  }

  /** Opens the pulse of a run, which is made if it is not there. */
  public static Pulse in(Path folder) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve(FILE).toFile(), "rw")) {
      return new Pulse(file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, RING + KEPT));
    }
  }

  /** Returns how many cases have ended. */
  public long cases() {
    return read(CASES);
  }

  /** Returns a number that grows while something moves. */
  public long beats() {
    return read(BEATS) + read(CASES);
  }

  /** Returns how many bytes were printed. */
  public long printed() {
    return read(PRINTED);
  }

  /** Returns the end of what was printed since there were so many bytes. */
  public String tail(long since) {
    long printed = printed();
    int length = (int) Math.min(KEPT, Math.max(0, printed - since));
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = slots.get(RING + (int) ((printed - length + i) % KEPT));
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  void caseEnded() {
    WORD.getAndAdd(slots, CASES, 1L);
  }

  void beat() {
    WORD.getAndAdd(slots, BEATS, 1L);
  }

  private long read(int slot) {
    return (long) WORD.getVolatile(slots, slot);
  }

  /** Returns a stream whose end is kept. */
  OutputStream output() {
    return new OutputStream() {
      @Override
      public void write(int single) {
        write(new byte[] {(byte) single}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int from, int length) {
        append(bytes, from, length);
      }
    };
  }

  private synchronized void append(byte[] bytes, int from, int length) {
    long printed = printed();
    int kept = Math.min(length, KEPT);
    long at = printed + length - kept;
    for (int done = 0; done < kept; ) {
      int place = (int) ((at + done) % KEPT);
      int run = Math.min(kept - done, KEPT - place);
      slots.put(RING + place, bytes, from + length - kept + done, run);
      done += run;
    }
    WORD.setVolatile(slots, PRINTED, printed + length);
  }
}

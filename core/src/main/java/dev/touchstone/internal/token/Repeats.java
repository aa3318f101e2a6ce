package dev.touchstone.internal.token;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Shortens bytes that repeat themselves.
 *
 * <p>Idea: Ziv and Lempel, A Universal Algorithm for Sequential Data Compression (1977): a part that
 * has occurred before is replaced by its distance and length. The row of steps is {@code n*2} for
 * {@code n+1} bytes that follow, {@code n*2+1} and {@code d} for a copy of {@code n+3} bytes that
 * start {@code d+1} bytes back; the numbers are LEB128.
 *
 * <p>Deviation: of all earlier occurrences only the last one of the same three bytes is tried. The
 * platform's deflater is not used because its output depends on the zlib behind it, and the same
 * case must have the same token everywhere (docs/decisions/0020).
 */
final class Repeats {
  private static final int SHORTEST = 3;
  private static final int TABLE_BITS = 12;

  private Repeats() {}

  static byte[] shorten(byte[] bytes) {
    Output output = new Output();
    int[] last = new int[1 << TABLE_BITS];
    Arrays.fill(last, -1);
    int pending = 0;
    int at = 0;
    while (at + SHORTEST <= bytes.length) {
      int slot = slot(bytes, at);
      int length = last[slot] < 0 ? 0 : common(bytes, last[slot], at);
      int distance = at - last[slot];
      last[slot] = at;
      if (length < SHORTEST) {
        at++;
        continue;
      }
      output.literals(bytes, pending, at);
      output.copy(length, distance);
      at += length;
      pending = at;
    }
    output.literals(bytes, pending, bytes.length);
    return output.toByteArray();
  }

  private static int slot(byte[] bytes, int at) {
    int three = ((bytes[at] & 0xFF) << 16) | ((bytes[at + 1] & 0xFF) << 8) | (bytes[at + 2] & 0xFF);
    return (three * 0x9E3779B1) >>> (Integer.SIZE - TABLE_BITS);
  }

  private static int common(byte[] bytes, int early, int late) {
    int length = 0;
    while (late + length < bytes.length && bytes[early + length] == bytes[late + length]) {
      length++;
    }
    return length;
  }

  static byte[] restore(byte[] shortened, int most) throws Misread {
    ByteReader steps = new ByteReader(shortened);
    Restored restored = new Restored(most);
    while (!steps.atEnd()) {
      long step = steps.number();
      if ((step & 1) == 0) {
        int length = restored.room((step >>> 1) + 1, steps);
        restored.add(steps.take(length));
      } else {
        int length = restored.room((step >>> 1) + SHORTEST, steps);
        restored.copy(length, steps.number(), steps);
      }
    }
    return Arrays.copyOf(restored.bytes, restored.length);
  }

  private static final class Output extends ByteArrayOutputStream {
    void literals(byte[] bytes, int from, int to) {
      if (from < to) {
        number((to - from - 1L) * 2);
        write(bytes, from, to - from);
      }
    }

    void copy(int length, int distance) {
      number((length - SHORTEST) * 2L + 1);
      number(distance - 1L);
    }

    private void number(long number) {
      ByteWriter.leb(number, this);
    }
  }

  private static final class Restored {
    private final int most;
    private byte[] bytes = new byte[64];
    private int length;

    Restored(int most) {
      this.most = most;
    }

    int room(long more, ByteReader steps) throws Misread {
      if (more < 0 || more > most - length) {
        throw new Misread(steps.at(), "the choices are longer than " + most + " bytes");
      }
      int needed = length + (int) more;
      if (needed > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.min(most, Math.max(needed, 2 * bytes.length)));
      }
      return (int) more;
    }

    void add(byte[] part) {
      System.arraycopy(part, 0, bytes, length, part.length);
      length += part.length;
    }

    void copy(int count, long back, ByteReader steps) throws Misread {
      if (back < 0 || back >= length) {
        throw new Misread(steps.at(), "a repetition points in front of the first byte");
      }
      int from = length - 1 - (int) back;
      for (int i = 0; i < count; i++) {
        bytes[length++] = bytes[from + i];
      }
    }
  }
}

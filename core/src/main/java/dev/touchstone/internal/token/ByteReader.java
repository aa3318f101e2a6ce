package dev.touchstone.internal.token;

import java.util.Arrays;

/** Reads numbers and parts from bytes that may end too early. */
final class ByteReader {
  private static final int GROUP_BITS = 7;

  private final byte[] bytes;
  private int at;

  ByteReader(byte[] bytes) {
    this.bytes = bytes;
  }

  boolean atEnd() {
    return at == bytes.length;
  }

  int at() {
    return at;
  }

  int left() {
    return bytes.length - at;
  }

  int next() throws Misread {
    if (atEnd()) {
      throw new Misread(at, "the choices end too early");
    }
    return bytes[at++] & 0xFF;
  }

  /** Reads an unsigned LEB128 number of at most 64 bits. */
  long number() throws Misread {
    long number = 0;
    for (int shift = 0; shift < Long.SIZE; shift += GROUP_BITS) {
      int group = next();
      long bits = group & 0x7F;
      if (shift == Long.SIZE - 1 && bits > 1) {
        break;
      }
      number |= bits << shift;
      if (group < 0x80) {
        return number;
      }
    }
    throw new Misread(at, "a number is longer than 64 bits");
  }

  byte[] take(long count) throws Misread {
    if (count < 0 || count > left()) {
      throw new Misread(
          at, "a length of " + Long.toUnsignedString(count) + " is beyond the end of the choices");
    }
    at += (int) count;
    return Arrays.copyOfRange(bytes, at - (int) count, at);
  }
}

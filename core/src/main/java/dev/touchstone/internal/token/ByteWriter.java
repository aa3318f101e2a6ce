package dev.touchstone.internal.token;

import java.io.ByteArrayOutputStream;

/** Writes events: a tag of four bits, a number, and perhaps what the number counts. */
final class ByteWriter {
  static final int TAG_BITS = 4;
  static final int TAGS = (1 << TAG_BITS) - 1;
  static final int INLINE = 15;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  /** Writes a tag and an unsigned number, in a single byte where the number is below 15. */
  ByteWriter event(int tag, long number) {
    if (number >= 0 && number < INLINE) {
      bytes.write(((int) number << TAG_BITS) | tag);
    } else {
      bytes.write((INLINE << TAG_BITS) | tag);
      leb(number - INLINE, bytes);
    }
    return this;
  }

  void part(byte[] part) {
    bytes.write(part, 0, part.length);
  }

  void characters(int[] codePoints) {
    for (int codePoint : codePoints) {
      leb(codePoint, bytes);
    }
  }

  int length() {
    return bytes.size();
  }

  byte[] bytes() {
    return bytes.toByteArray();
  }

  static void leb(long number, ByteArrayOutputStream output) {
    long left = number;
    while (left >>> 7 != 0) {
      output.write(((int) left & 0x7F) | 0x80);
      left >>>= 7;
    }
    output.write((int) left);
  }
}

package dev.touchstone.internal.token;

/**
 * Bytes as text, five bits per character, in the alphabet of seeds.
 *
 * <p>Upper case is read too, and i, l, o for 1, 1, 0. The bits left over in the last character are
 * zero, so a sequence of bytes has one text.
 */
public final class Base32 {
  private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int BITS = 5;

  private Base32() {}

  /** Returns the text of some bytes. */
  public static String print(byte[] bytes) {
    StringBuilder text = new StringBuilder(bytes.length * 8 / BITS + 1);
    int pending = 0;
    int held = 0;
    for (byte next : bytes) {
      pending = (pending << Byte.SIZE) | (next & 0xFF);
      held += Byte.SIZE;
      while (held >= BITS) {
        held -= BITS;
        text.append(character((pending >>> held) & 31));
      }
    }
    return held == 0
        ? text.toString()
        : text.append(character((pending << (BITS - held)) & 31)).toString();
  }

  static char character(int value) {
    return ALPHABET.charAt(value);
  }

  /** Returns the five bits a character stands for, or -1. */
  static int value(char character) {
    char lower =
        character >= 'A' && character <= 'Z' ? (char) (character + ('a' - 'A')) : character;
    return switch (lower) {
      case 'i', 'l' -> 1;
      case 'o' -> 0;
      default -> ALPHABET.indexOf(lower);
    };
  }

  /** Returns the bytes of a text from an index on. */
  static byte[] parse(String text, int from) throws Misread {
    byte[] bytes = new byte[(text.length() - from) * BITS / Byte.SIZE];
    int filled = 0;
    int pending = 0;
    int held = 0;
    for (int at = from; at < text.length(); at++) {
      int value = value(text.charAt(at));
      if (value < 0) {
        throw new Misread(at, "only digits and letters other than u are accepted here");
      }
      pending = (pending << BITS) | value;
      held += BITS;
      if (held >= Byte.SIZE) {
        held -= Byte.SIZE;
        bytes[filled++] = (byte) (pending >>> held);
      }
    }
    if (held >= BITS) {
      throw new Misread(text.length(), "the text ends inside a byte; characters are missing");
    }
    if ((pending & ((1 << held) - 1)) != 0) {
      throw new Misread(
          text.length() - 1,
          "no token ends in this character; it was changed, or some are missing");
    }
    return bytes;
  }
}

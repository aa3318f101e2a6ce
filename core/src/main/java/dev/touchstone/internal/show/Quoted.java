package dev.touchstone.internal.show;

import java.util.function.IntPredicate;

/**
 * Texts and characters as Java literals.
 *
 * <p>What a reader could not see or tell from a blank is escaped. The table is written out instead of
 * asking {@link Character}, whose answers move with the Unicode version of the JDK.
 */
final class Quoted {
  private static final int[][] INVISIBLE = {
    {0x0000, 0x001F},
    {0x007F, 0x00A0},
    {0x00AD, 0x00AD},
    {0x034F, 0x034F},
    {0x061C, 0x061C},
    {0x115F, 0x1160},
    {0x1680, 0x1680},
    {0x17B4, 0x17B5},
    {0x180B, 0x180F},
    {0x2000, 0x200F},
    {0x2028, 0x202F},
    {0x205F, 0x206F},
    {0x3000, 0x3000},
    {0x3164, 0x3164},
    {0xD800, 0xDFFF},
    {0xFDD0, 0xFDEF},
    {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFFB},
    {0xE0000, 0xE0FFF}
  };

  private Quoted() {}

  /** Returns a text in double quotes for a reader. */
  static String text(String text) {
    return quote(text, '"', Quoted::invisible);
  }

  /** Returns a text in double quotes as ASCII source. */
  static String source(String text) {
    return quote(text, '"', Quoted::notAscii);
  }

  /** Returns a character in single quotes for a reader. */
  static String text(char character) {
    return quote(String.valueOf(character), '\'', Quoted::invisible);
  }

  /** Returns a character in single quotes as ASCII source. */
  static String source(char character) {
    return quote(String.valueOf(character), '\'', Quoted::notAscii);
  }

  /** Returns a text without quotes, its line breaks kept and everything else invisible escaped. */
  static String plain(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.replace("\r\n", "\n").codePoints().forEach(codePoint -> {
      if (codePoint != '\n' && codePoint != '\t' && invisible(codePoint)) {
        escape(codePoint, escaped);
      } else {
        escaped.appendCodePoint(codePoint);
      }
    });
    return escaped.toString();
  }

  private static String quote(String text, char quote, IntPredicate escaped) {
    StringBuilder literal = new StringBuilder(text.length() + 2).append(quote);
    text.codePoints().forEach(codePoint -> character(codePoint, quote, escaped, literal));
    return literal.append(quote).toString();
  }

  private static void character(
      int codePoint, char quote, IntPredicate escaped, StringBuilder literal) {
    switch (codePoint) {
      case '\b' -> literal.append("\\b");
      case '\t' -> literal.append("\\t");
      case '\n' -> literal.append("\\n");
      case '\f' -> literal.append("\\f");
      case '\r' -> literal.append("\\r");
      case '\\' -> literal.append("\\\\");
      default -> {
        if (codePoint == quote) {
          literal.append('\\').append(quote);
        } else if (escaped.test(codePoint)) {
          escape(codePoint, literal);
        } else {
          literal.appendCodePoint(codePoint);
        }
      }
    }
  }

  private static void escape(int codePoint, StringBuilder text) {
    for (char unit : Character.toChars(codePoint)) {
      text.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) {
        text.append(Character.forDigit((unit >> shift) & 15, 16));
      }
    }
  }

  private static boolean notAscii(int codePoint) {
    return codePoint < ' ' || codePoint > '~';
  }

  private static boolean invisible(int codePoint) {
    if ((codePoint & 0xFFFE) == 0xFFFE) {
      return true;
    }
    for (int[] range : INVISIBLE) {
      if (codePoint >= range[0] && codePoint <= range[1]) {
        return true;
      }
    }
    return false;
  }
}

package dev.touchstone.internal.regex;

/** Escapes that stand for one character, and quoted parts. */
final class Escapes {
  private static final int HEX = 16;

  private Escapes() {}

  /** Reads the rest of an escape whose letter has been read. */
  static int codePoint(int letter, Cursor cursor) {
    return switch (letter) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 'f' -> '\f';
      case 'a' -> 0x07;
      case 'e' -> 0x1B;
      case 'c' -> cursor.next() ^ 64;
      case '0' -> octal(cursor);
      case 'x' ->
        cursor.skip("{")
            ? Integer.parseInt(cursor.upTo('}'), HEX)
            : Integer.parseInt(cursor.take(2), HEX);
      case 'u' -> unicode(cursor);
      case 'N' -> {
        cursor.next();
        yield Character.codePointOf(cursor.upTo('}'));
      }
      default -> letter;
    };
  }

  private static int octal(Cursor cursor) {
    int value = cursor.next() - '0';
    for (int digits = 1; digits < 3 && cursor.peek() >= '0' && cursor.peek() <= '7'; digits++) {
      int longer = 8 * value + cursor.peek() - '0';
      if (longer > 0377) {
        break;
      }
      cursor.next();
      value = longer;
    }
    return value;
  }

  private static int unicode(Cursor cursor) {
    char first = (char) Integer.parseInt(cursor.take(4), HEX);
    if (Character.isHighSurrogate(first) && cursor.ahead("\\u")) {
      cursor.skip("\\u");
      return Character.toCodePoint(first, (char) Integer.parseInt(cursor.take(4), HEX));
    }
    return first;
  }

  /** Returns the expression with every quoted part written as single escaped characters. */
  static String unquoted(String expression) {
    StringBuilder plain = new StringBuilder();
    int at = 0;
    while (at < expression.length()) {
      if (expression.startsWith("\\Q", at)) {
        int end = expression.indexOf("\\E", at);
        String quoted = expression.substring(at + 2, end < 0 ? expression.length() : end);
        quoted.chars().forEach(letter -> escape(plain, (char) letter));
        at = end < 0 ? expression.length() : end + 2;
      } else {
        int width = expression.charAt(at) == '\\' ? 2 : 1;
        plain.append(expression, at, at + width);
        at += width;
      }
    }
    return plain.toString();
  }

  private static void escape(StringBuilder plain, char letter) {
    if (letter < 128 && !Character.isLetterOrDigit(letter)) {
      plain.append('\\');
    }
    plain.append(letter);
  }
}

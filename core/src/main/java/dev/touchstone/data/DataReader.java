package dev.touchstone.data;

import dev.touchstone.internal.show.Decimals;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads one text by recursive descent. */
final class DataReader {
  private static final int LONGEST_NUMBER = 1_000;
  private static final int LARGEST_EXPONENT = 9_999;
  private static final int LONGEST_LONG = 18;

  private final String text;
  private final int deepest;
  private int at;
  private int depth;

  DataReader(String text, int deepest) {
    this.text = text;
    this.deepest = deepest;
  }

  @Nullable
  Object document() {
    Object value = value();
    skipBlanks();
    if (at < text.length()) {
      throw malformed("the data ends here, but the text goes on with " + offender());
    }
    return value;
  }

  private @Nullable Object value() {
    skipBlanks();
    return switch (peek()) {
      case '{' -> map();
      case '[' -> list();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
      default -> throw malformed("a value is expected, not " + offender());
    };
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, at)) {
      throw malformed("a value is expected: true, false and null are written just so");
    }
    at += word.length();
    return value;
  }

  private Map<String, @Nullable Object> map() {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    enter();
    if (!ends('}')) {
      do {
        skipBlanks();
        entry(map);
      } while (goesOn('}'));
    }
    depth--;
    return Collections.unmodifiableMap(map);
  }

  private void entry(Map<String, @Nullable Object> map) {
    int start = at;
    if (peek() != '"') {
      throw malformed("a key in double quotes is expected, not " + offender());
    }
    String key = string();
    if (map.containsKey(key)) {
      at = start;
      throw malformed("the key occurs twice in one map");
    }
    skipBlanks();
    if (peek() != ':') {
      throw malformed("a colon is expected, not " + offender());
    }
    at++;
    map.put(key, value());
  }

  private List<@Nullable Object> list() {
    List<@Nullable Object> list = new ArrayList<>();
    enter();
    if (!ends(']')) {
      do {
        list.add(value());
      } while (goesOn(']'));
    }
    depth--;
    return Collections.unmodifiableList(list);
  }

  private void enter() {
    if (++depth > deepest) {
      throw malformed("lists and maps are nested more than " + deepest + " deep");
    }
    at++;
  }

  private boolean ends(char end) {
    skipBlanks();
    if (peek() != end) {
      return false;
    }
    at++;
    return true;
  }

  private boolean goesOn(char end) {
    if (ends(end)) {
      return false;
    }
    if (peek() != ',') {
      throw malformed("a comma or " + end + " is expected, not " + offender());
    }
    at++;
    return true;
  }

  private String string() {
    int start = at++;
    StringBuilder string = null;
    int copied = at;
    while (peek() != '"') {
      if (at == text.length()) {
        at = start;
        throw malformed("the text in quotes that starts here does not end");
      }
      if (text.charAt(at) < ' ') {
        throw malformed("a control character in a text is written as an escape");
      }
      if (text.charAt(at) == '\\') {
        string = string == null ? new StringBuilder() : string;
        string.append(text, copied, at).append(escape());
        copied = at;
      } else {
        at++;
      }
    }
    String rest = text.substring(copied, at++);
    return string == null ? rest : string.append(rest).toString();
  }

  private char escape() {
    int start = at;
    at += 2;
    char escaped = start + 1 < text.length() ? text.charAt(start + 1) : ' ';
    return switch (escaped) {
      case '"', '\\', '/' -> escaped;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> hexadecimal(start);
      default -> {
        at = start;
        throw malformed("there is no such escape");
      }
    };
  }

  private char hexadecimal(int start) {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      char c = peek();
      int digit = c < 128 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        at = start;
        throw malformed("\\u is followed by four hexadecimal digits");
      }
      value = value * 16 + digit;
      at++;
    }
    return (char) value;
  }

  private Object number() {
    int start = at;
    if (peek() == '-') {
      at++;
    }
    boolean zero = peek() == '0';
    int whole = digits();
    if (zero && whole > 1) {
      at = start;
      throw malformed("a number does not start with a superfluous zero");
    }
    boolean integer = true;
    if (peek() == '.') {
      at++;
      digits();
      integer = false;
    }
    if (peek() == 'e' || peek() == 'E') {
      exponent(start);
      integer = false;
    }
    return number(start, integer);
  }

  private int digits() {
    int start = at;
    while (digit()) {
      at++;
    }
    if (start == at) {
      throw malformed("a digit is expected, not " + offender());
    }
    return at - start;
  }

  private boolean digit() {
    char c = peek();
    return c >= '0' && c <= '9';
  }

  private void exponent(int start) {
    at++;
    if (peek() == '+' || peek() == '-') {
      at++;
    }
    int from = at;
    int length = digits();
    if (length > 4 || Integer.parseInt(text.substring(from, at)) > LARGEST_EXPONENT) {
      at = start;
      throw malformed("the exponent of the number is beyond " + LARGEST_EXPONENT);
    }
  }

  private Object number(int start, boolean integer) {
    if (at - start > LONGEST_NUMBER) {
      at = start;
      throw malformed("the number has more than " + LONGEST_NUMBER + " characters");
    }
    String number = text.substring(start, at);
    if (integer && number.length() <= LONGEST_LONG && !number.equals("-0")) {
      return Long.parseLong(number);
    }
    BigDecimal exact = new BigDecimal(number);
    if (integer && exact.signum() != 0) {
      return exact.toBigInteger().bitLength() < Long.SIZE ? (Object) exact.longValue() : exact;
    }
    double near = Double.parseDouble(number);
    boolean same = Double.isFinite(near) && new BigDecimal(Decimals.of(near)).compareTo(exact) == 0;
    return same ? (Object) near : exact;
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /** Returns the next character, or a space at the end, which is legal nowhere it is looked for. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : ' ';
  }

  private String offender() {
    if (at >= text.length()) {
      return "the end of the text";
    }
    char c = text.charAt(at);
    return c > ' ' && c < 127 ? "'" + c + "'" : "character " + (int) c;
  }

  private MalformedData malformed(String problem) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < at && i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    return new MalformedData(
        at, "index " + at + " (line " + line + ", column " + (at - lineStart + 1) + ")", problem);
  }
}

package dev.touchstone.cli;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes plain data (maps, lists, text, numbers, truth values) as one line of JSON. */
final class Json {
  private Json() {}

  static String write(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(e -> quote(e.getKey().toString()) + ":" + write(e.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof Collection<?> items) {
      return items.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
    }
    if (value instanceof CharSequence text) {
      return quote(text.toString());
    }
    if (value instanceof Boolean || (value instanceof Number n && isFinite(n))) {
      return value.toString();
    }
    throw new IllegalArgumentException("not plain data: " + value.getClass().getName());
  }

  private static boolean isFinite(Number number) {
    return Double.isFinite(number.doubleValue());
  }

  private static String quote(String text) {
    StringBuilder json = new StringBuilder(text.length() + 2).append('"');
    text.codePoints().forEach(c -> append(json, c));
    return json.append('"').toString();
  }

  private static void append(StringBuilder json, int c) {
    switch (c) {
      case '"' -> json.append("\\\"");
      case '\\' -> json.append("\\\\");
      case '\n' -> json.append("\\n");
      case '\r' -> json.append("\\r");
      case '\t' -> json.append("\\t");
      default -> json.append(isPlain(c) ? Character.toString(c) : "\\u%04x".formatted(c));
    }
  }

  private static boolean isPlain(int c) {
    return !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE;
  }
}

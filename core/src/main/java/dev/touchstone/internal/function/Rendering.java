package dev.touchstone.internal.function;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Arguments and results as text, whatever their {@code toString} does. */
final class Rendering {
  private static final int MOST = 2_000;

  private Rendering() {}

  static String of(@Nullable Object value) {
    String text;
    try {
      text = text(value);
    } catch (Throwable thrown) {
      return "<toString threw " + thrown.getClass().getSimpleName() + ">";
    }
    return text.length() <= MOST ? text : text.substring(0, MOST) + "...";
  }

  static String arguments(@Nullable Object[] arguments) {
    if (arguments.length == 1) {
      return of(arguments[0]);
    }
    List<String> texts = new ArrayList<>();
    for (Object argument : arguments) {
      texts.add(of(argument));
    }
    return "(" + String.join(", ", texts) + ")";
  }

  private static String text(@Nullable Object value) {
    if (value instanceof String string) {
      return '"' + escaped(string) + '"';
    }
    if (value instanceof Character character) {
      return "'" + escaped(character.toString()) + "'";
    }
    if (value instanceof Map<?, ?> map) {
      List<String> entries = new ArrayList<>();
      map.forEach((key, mapped) -> entries.add(text(key) + "=" + text(mapped)));
      return "{" + String.join(", ", entries) + "}";
    }
    if (value instanceof Collection<?> collection) {
      return "[" + String.join(", ", collection.stream().map(Rendering::text).toList()) + "]";
    }
    return value != null && value.getClass().isArray() ? array(value) : String.valueOf(value);
  }

  private static String array(Object array) {
    List<String> elements = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      elements.add(text(Array.get(array, i)));
    }
    return "[" + String.join(", ", elements) + "]";
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '"' || character == '\\') {
        escaped.append('\\').append(character);
      } else if (character < ' ' || character == 127 || Character.isSurrogate(character)) {
        escaped.append("\\u%04x".formatted((int) character));
      } else {
        escaped.append(character);
      }
    }
    return escaped.toString();
  }
}

package dev.touchstone.internal.function;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value as text, whatever its {@code toString} does.
 *
 * @param text the text
 * @param live whether a generated function takes part in it, so that later calls change it
 */
public record Rendered(String text, boolean live) {
  private static final int MOST = 10_000;
  private static final int MOST_IN_TABLES = 1_000;
  private static final ThreadLocal<Integer> FUNCTIONS = ThreadLocal.withInitial(() -> 0);

  /** Renders a value. */
  public static Rendered of(@Nullable Object value) {
    int before = FUNCTIONS.get();
    String text = text(value, MOST);
    return new Rendered(text, FUNCTIONS.get() != before);
  }

  static void noteFunction() {
    FUNCTIONS.set(FUNCTIONS.get() + 1);
  }

  static String entry(@Nullable Object value) {
    return text(value, MOST_IN_TABLES);
  }

  static String entry(@Nullable Object[] arguments) {
    if (arguments.length == 1) {
      return entry(arguments[0]);
    }
    StringBuilder texts = new StringBuilder("(");
    for (Object argument : arguments) {
      texts.append(texts.length() == 1 ? "" : ", ").append(entry(argument));
    }
    return texts.append(')').toString();
  }

  private static String text(@Nullable Object value, int most) {
    StringBuilder text = new StringBuilder();
    try {
      write(value, text, most);
    } catch (Throwable thrown) {
      return "<toString threw " + thrown.getClass().getSimpleName() + ">";
    }
    if (text.length() > most) {
      text.setLength(most);
      text.append("...");
    }
    return text.toString();
  }

  private static void write(@Nullable Object value, StringBuilder text, int most) {
    if (value instanceof String string) {
      quote('"', string, text);
    } else if (value instanceof Character character) {
      quote('\'', character.toString(), text);
    } else if (value instanceof Map<?, ?> map) {
      writeMap(map, text, most);
    } else if (value instanceof Collection<?> collection) {
      writeAll(collection.iterator(), text, most);
    } else if (value != null && value.getClass().isArray()) {
      writeArray(value, text, most);
    } else {
      text.append(value);
    }
  }

  private static void writeMap(Map<?, ?> map, StringBuilder text, int most) {
    String before = "{";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      write(entry.getKey(), text.append(before), most);
      write(entry.getValue(), text.append('='), most);
      before = ", ";
      if (text.length() > most) {
        return;
      }
    }
    text.append(map.isEmpty() ? "{}" : "}");
  }

  private static void writeAll(Iterator<?> elements, StringBuilder text, int most) {
    text.append('[');
    while (elements.hasNext() && text.length() <= most) {
      write(elements.next(), text, most);
      text.append(elements.hasNext() ? ", " : "");
    }
    text.append(']');
  }

  private static void writeArray(Object array, StringBuilder text, int most) {
    int length = Array.getLength(array);
    text.append('[');
    for (int i = 0; i < length && text.length() <= most; i++) {
      write(Array.get(array, i), text, most);
      text.append(i < length - 1 ? ", " : "");
    }
    text.append(']');
  }

  private static void quote(char mark, String string, StringBuilder text) {
    text.append(mark);
    for (int i = 0; i < string.length(); i++) {
      char character = string.charAt(i);
      if (character == mark || character == '\\') {
        text.append('\\').append(character);
      } else if (plain(string, i)) {
        text.append(character);
      } else {
        text.append("\\u").append(Integer.toHexString(0x10000 | character), 1, 5);
      }
    }
    text.append(mark);
  }

  /** Returns whether a character can be read as it stands: not a control, half a pair, or hidden. */
  private static boolean plain(String string, int at) {
    char character = string.charAt(at);
    if (Character.isHighSurrogate(character)) {
      return at + 1 < string.length() && Character.isLowSurrogate(string.charAt(at + 1));
    }
    if (Character.isLowSurrogate(character)) {
      return at > 0 && Character.isHighSurrogate(string.charAt(at - 1));
    }
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR -> false;
      default -> true;
    };
  }
}

package dev.touchstone.data;

import dev.touchstone.internal.show.Decimals;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes one value as text, and knows the path to the part it is at. */
final class DataWriter {
  private final StringBuilder text = new StringBuilder();
  private final Deque<String> path = new ArrayDeque<>();

  private DataWriter() {}

  static String write(@Nullable Object data) {
    DataWriter writer = new DataWriter();
    writer.value(data);
    return writer.text.toString();
  }

  private void value(@Nullable Object value) {
    if (value == null || value instanceof Boolean) {
      text.append(value);
    } else if (value instanceof String string) {
      string(string);
    } else if (value instanceof Number number) {
      number(number);
    } else if (value instanceof Map<?, ?> map) {
      map(map);
    } else if (value instanceof Collection<?> list) {
      list(list);
    } else {
      throw refused("a " + value.getClass().getName()
          + "; plain data is null, a boolean, a number, a text, a list or a map");
    }
  }

  private void number(Number number) {
    if (number instanceof Double real) {
      text.append(finite(real, Decimals.of(real)));
    } else if (number instanceof Float real) {
      text.append(finite(real, Decimals.of(real)));
    } else if (number instanceof Long
        || number instanceof Integer
        || number instanceof Short
        || number instanceof Byte
        || number instanceof BigInteger
        || number instanceof BigDecimal) {
      text.append(number);
    } else {
      throw refused("a number of class " + number.getClass().getName());
    }
  }

  private String finite(double number, String printed) {
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      throw refused("the number " + printed + ", which plain data cannot hold; write it as a text");
    }
    return printed;
  }

  private void list(Collection<?> list) {
    text.append('[');
    int index = 0;
    for (Object element : list) {
      text.append(index == 0 ? "" : ",");
      part("[" + index++ + "]", element);
    }
    text.append(']');
  }

  private void map(Map<?, ?> map) {
    text.append('{');
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (!(entry.getKey() instanceof String key)) {
        throw refused("a map with a key that is no text");
      }
      text.append(separator);
      string(key);
      text.append(':');
      part("." + key, entry.getValue());
      separator = ",";
    }
    text.append('}');
  }

  private void part(String step, @Nullable Object value) {
    if (path.size() == PlainData.DEEPEST) {
      throw refused("nested more than " + PlainData.DEEPEST + " deep, or holding itself");
    }
    path.addLast(step);
    value(value);
    path.removeLast();
  }

  private void string(String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      if (Character.isHighSurrogate(c)
          && i + 1 < string.length()
          && Character.isLowSurrogate(string.charAt(i + 1))) {
        text.append(c).append(string.charAt(++i));
      } else {
        character(c);
      }
    }
    text.append('"');
  }

  private void character(char c) {
    switch (c) {
      case '"', '\\' -> text.append('\\').append(c);
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      default -> {
        if (c < ' ' || c == 127 || Character.isSurrogate(c)) {
          escape(c);
        } else {
          text.append(c);
        }
      }
    }
  }

  private void escape(char c) {
    text.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      text.append(Character.forDigit((c >> shift) & 15, 16));
    }
  }

  private IllegalArgumentException refused(String what) {
    StringBuilder where = new StringBuilder("data");
    Iterator<String> steps = path.iterator();
    for (int shown = 0; shown < 20 && steps.hasNext(); shown++) {
      where.append(steps.next());
    }
    return new IllegalArgumentException("cannot write " + where + ": it is " + what);
  }
}

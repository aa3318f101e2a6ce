package dev.touchstone.internal.show;

import dev.touchstone.Pair;
import dev.touchstone.Triple;
import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One value on its way to text.
 *
 * <p>Invariant: the work is bounded by counts of parts, of nesting and of characters, so that shared
 * or endless structures end; {@code open} holds the containers around the part being printed, by
 * identity.
 */
final class Rendering {
  private static final int MOST_PARTS = 10_000;
  private static final int MOST_DEPTH = 100;
  private static final int MOST_BUILT = 200_000;
  private static final int MOST_ITERATED = 1_000_000;
  private static final int MOST_ELEMENTS = 100;
  private static final int LAST_ELEMENTS = 20;

  private final Set<Object> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Class<?>, Boolean> printsItself = new HashMap<>();
  private final BooleanSupplier timeIsUp;
  private StringBuilder out = new StringBuilder();
  private int parts;

  Rendering(BooleanSupplier timeIsUp) {
    this.timeIsUp = timeIsUp;
  }

  String text(@Nullable Object value) {
    value(value);
    return out.toString();
  }

  private void value(@Nullable Object value) {
    if (++parts > MOST_PARTS || out.length() > MOST_BUILT) {
      out.append("...");
    } else if (value == null) {
      out.append("null");
    } else if (value instanceof String || value instanceof StringBuilder) {
      quoted(value.toString());
    } else if (value instanceof Character character) {
      out.append(Quoted.text(character));
    } else if (value instanceof Double number) {
      out.append(Decimals.of(number));
    } else if (value instanceof Float number) {
      out.append(Decimals.of(number));
    } else if (value instanceof Class<?> type) {
      out.append(type.getTypeName()).append(".class");
    } else {
      container(value);
    }
  }

  private void quoted(String text) {
    if (text.length() <= Show.MOST_TEXT) {
      out.append(Quoted.text(text));
      return;
    }
    int head = Show.headEnd(text, Show.MOST_TEXT * 4 / 5);
    int tail = Show.tailStart(text, Show.MOST_TEXT / 5);
    out.append(Quoted.text(text.substring(0, head)));
    out.append(Show.leftOut(tail - head));
    out.append(Quoted.text(text.substring(tail)));
  }

  private void container(Object value) {
    if (open.size() >= MOST_DEPTH) {
      out.append("...");
    } else if (!open.add(value)) {
      out.append("(cycle)");
    } else if (late(value)) {
      out.append(Show.ENDLESS);
      open.remove(value);
    } else {
      guarded(() -> parts(value));
      open.remove(value);
    }
  }

  private boolean late(Object value) {
    return timeIsUp.getAsBoolean() && !Plain.is(value);
  }

  private void guarded(Runnable print) {
    StringBuilder before = out;
    int length = out.length();
    try {
      print.run();
    } catch (Throwable hostile) {
      out = before;
      out.setLength(length);
      out.append(failed("showing it", hostile));
    }
  }

  private String failed(String what, Throwable thrown) {
    return timeIsUp.getAsBoolean()
        ? Show.ENDLESS
        : "<" + what + " threw " + thrown.getClass().getName() + ">";
  }

  private void parts(Object value) {
    if (value.getClass().isArray()) {
      array(value);
    } else if (value instanceof Optional<?> optional) {
      optional.ifPresentOrElse(
          inner -> wrapped("Optional[", inner), () -> out.append("Optional.empty"));
    } else if (value instanceof OptionalDouble optional && optional.isPresent()) {
      wrapped("OptionalDouble[", optional.getAsDouble());
    } else if (value instanceof Pair<?, ?> pair) {
      tuple(pair.first(), pair.second());
    } else if (value instanceof Triple<?, ?, ?> triple) {
      tuple(triple.first(), triple.second(), triple.third());
    } else if (value instanceof Record record) {
      record(record);
    } else if (value instanceof Collection<?> collection && printsLikeJava(value)) {
      collection(collection);
    } else if (value instanceof Map<?, ?> map && printsLikeJava(value)) {
      map(map);
    } else if (value instanceof Map.Entry<?, ?> entry && printsLikeJava(value)) {
      entry(entry);
    } else {
      printed(value);
    }
  }

  private void wrapped(String opening, Object inner) {
    out.append(opening);
    value(inner);
    out.append(']');
  }

  private void array(Object array) {
    row('[', Array.getLength(array), i -> value(Array.get(array, i)), ']');
  }

  private void collection(Collection<?> collection) {
    copied('[', collection, Settled.unordered(collection), ']');
  }

  private void map(Map<?, ?> map) {
    copied('{', map.entrySet(), Settled.unordered(map), '}');
  }

  private void copied(char opening, Collection<?> elements, boolean unordered, char closing) {
    List<@Nullable Object> copy = copy(elements);
    if (timeIsUp.getAsBoolean()) {
      out.append(Show.ENDLESS);
    } else {
      settled(opening, copy, unordered, closing);
    }
  }

  private static List<@Nullable Object> copy(Collection<?> elements) {
    List<@Nullable Object> copy = new ArrayList<>();
    for (Object element : elements) {
      copy.add(element);
      if (copy.size() == MOST_ITERATED) {
        break;
      }
    }
    return copy;
  }

  private void settled(
      char opening, List<@Nullable Object> elements, boolean unordered, char closing) {
    if (!unordered || Settled.sort(elements)) {
      row(opening, elements.size(), i -> element(elements.get(i)), closing);
      return;
    }
    List<String> texts = new ArrayList<>();
    for (Object element : elements) {
      texts.add(apart(element));
    }
    Collections.sort(texts);
    row(opening, texts.size(), i -> out.append(texts.get(i)), closing);
  }

  private String apart(@Nullable Object element) {
    StringBuilder before = out;
    out = new StringBuilder();
    element(element);
    String text = out.toString();
    out = before;
    return text;
  }

  private void row(char opening, int length, IntConsumer print, char closing) {
    int hidden = Math.max(0, length - MOST_ELEMENTS);
    int head = MOST_ELEMENTS - LAST_ELEMENTS;
    out.append(opening);
    for (int i = 0; i < length; i++) {
      out.append(i == 0 ? "" : ", ");
      if (hidden > 0 && i == head) {
        out.append("... ").append(hidden).append(" more ..., ");
        i += hidden;
      }
      print.accept(i);
    }
    out.append(closing);
  }

  private void element(@Nullable Object element) {
    if (element instanceof Map.Entry<?, ?> entry && printsLikeJava(entry)) {
      guarded(() -> entry(entry));
    } else {
      value(element);
    }
  }

  private void entry(Map.Entry<?, ?> entry) {
    value(entry.getKey());
    out.append('=');
    value(entry.getValue());
  }

  private void tuple(@Nullable Object... values) {
    row('(', values.length, i -> value(values[i]), ')');
  }

  private void record(Record record) {
    @Nullable Object[] values = Components.values(record);
    if (values == null || late(record) || !showsComponents(record, values)) {
      printed(record);
      return;
    }
    RecordComponent[] components = record.getClass().getRecordComponents();
    out.append(record.getClass().getSimpleName()).append('[');
    for (int i = 0; i < values.length; i++) {
      out.append(i == 0 ? "" : ", ").append(components[i].getName()).append('=');
      value(values[i]);
    }
    out.append(']');
  }

  private boolean showsComponents(Record record, @Nullable Object[] values) {
    Boolean known = printsItself.get(record.getClass());
    if (known == null) {
      known = Components.printsItself(record, values);
      printsItself.put(record.getClass(), known);
    }
    return known;
  }

  private static boolean printsLikeJava(Object value) {
    return printer(value).getName().startsWith("java.");
  }

  private static Class<?> printer(Object value) {
    try {
      return value.getClass().getMethod("toString").getDeclaringClass();
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void printed(Object value) {
    if (printer(value) == Object.class) {
      out.append(unprintable(value.getClass().getName()));
      return;
    }
    if (late(value)) {
      out.append(Show.ENDLESS);
      return;
    }
    String text;
    try {
      text = value.toString();
    } catch (Throwable thrown) {
      out.append(failed("toString", thrown));
      return;
    }
    if (late(value)) {
      out.append(Show.ENDLESS);
    } else if (text == null || text.isEmpty()) {
      out.append("<toString returned ").append(text == null ? "null" : "\"\"").append('>');
    } else {
      out.append(Quoted.plain(Show.cut(text, MOST_BUILT / 10)));
    }
  }

  private static String unprintable(String className) {
    int lambda = className.indexOf("$$Lambda");
    return lambda < 0
        ? "<" + className + ">"
        : "<lambda of " + className.substring(0, lambda) + ">";
  }
}

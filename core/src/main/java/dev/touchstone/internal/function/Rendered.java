package dev.touchstone.internal.function;

import dev.touchstone.internal.show.Show;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A value as text, and whether generated functions take part in it.
 *
 * @param text the text
 * @param live whether a generated function was shown, so that later calls change the text
 */
public record Rendered(String text, boolean live) {
  private static final int MOST_DEPTH = 8;
  private static final ThreadLocal<Functions> SHOWN = ThreadLocal.withInitial(Functions::new);

  /** The functions a thread has shown so far, and those it is showing. */
  private static final class Functions {
    final List<Behaviour> open = new ArrayList<>();
    int count;
  }

  /** Renders a value. */
  public static Rendered of(@Nullable Object value) {
    return of(value, () -> false);
  }

  /** Renders a value, which is asked no more once its time is up. */
  public static Rendered of(@Nullable Object value, BooleanSupplier timeIsUp) {
    int before = SHOWN.get().count;
    String text = Show.of(value, timeIsUp);
    return new Rendered(text, SHOWN.get().count != before);
  }

  static String function(Behaviour function) {
    Functions shown = SHOWN.get();
    shown.count++;
    if (shown.open.size() >= MOST_DEPTH || shown.open.contains(function)) {
      return "{...}";
    }
    shown.open.add(function);
    try {
      return function.table().toString();
    } finally {
      shown.open.remove(shown.open.size() - 1);
    }
  }

  /** Returns the text of a value as it is now, but with functions as they are when asked. */
  static Supplier<String> kept(@Nullable Object value) {
    Rendered now = of(value);
    return now.live() ? () -> of(value).text() : now::text;
  }

  static Supplier<String> arguments(@Nullable Object[] arguments) {
    if (arguments.length == 1) {
      return kept(arguments[0]);
    }
    List<Supplier<String>> texts = new ArrayList<>();
    for (Object argument : arguments) {
      texts.add(kept(argument));
    }
    return () -> texts.stream().map(Supplier::get).collect(Collectors.joining(", ", "(", ")"));
  }
}

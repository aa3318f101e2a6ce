package dev.touchstone.internal.function;

import dev.touchstone.internal.show.Show;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value as text, and whether generated functions take part in it.
 *
 * @param text the text
 * @param live whether a generated function was shown, so that later calls change the text
 */
public record Rendered(String text, boolean live) {
  private static final ThreadLocal<Integer> FUNCTIONS = ThreadLocal.withInitial(() -> 0);

  /** Renders a value. */
  public static Rendered of(@Nullable Object value) {
    int before = FUNCTIONS.get();
    String text = Show.of(value);
    return new Rendered(text, FUNCTIONS.get() != before);
  }

  static void noteFunction() {
    FUNCTIONS.set(FUNCTIONS.get() + 1);
  }

  static String arguments(@Nullable Object[] arguments) {
    if (arguments.length == 1) {
      return Show.of(arguments[0]);
    }
    List<String> texts = new ArrayList<>();
    for (Object argument : arguments) {
      texts.add(Show.of(argument));
    }
    return "(" + String.join(", ", texts) + ")";
  }
}

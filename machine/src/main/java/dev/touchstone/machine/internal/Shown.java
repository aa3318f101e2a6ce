package dev.touchstone.machine.internal;

import dev.touchstone.internal.show.Show;
import dev.touchstone.machine.Call;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Values of scripts as text. */
public final class Shown {
  private Shown() {}

  /** Returns the text of a value. */
  public static String of(@Nullable Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.isPresent() ? of(optional.get()) : "none";
    }
    return value instanceof Spread spread ? spread.toString() : Show.of(value);
  }

  /** Returns the text of arguments, in parentheses. */
  public static String list(@Nullable Object[] arguments) {
    StringJoiner joined = new StringJoiner(", ", "(", ")");
    for (Object argument : arguments) {
      joined.add(of(argument));
    }
    return joined.toString();
  }

  /** Returns a call as text, without its variable. */
  public static String of(Call call) {
    return call.command() + list(Arguments.array(call));
  }
}

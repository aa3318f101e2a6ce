package dev.touchstone.examples.internal;

import dev.touchstone.machine.Script;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A script with, for each call, other arguments it might have had.
 *
 * @param script the script
 * @param alternatives per call the arguments, or null where there are no others
 */
public record Drawn(Script script, List<@Nullable Object @Nullable []> alternatives) {
  /** Returns in how many places the alternatives differ from the script. */
  int differences() {
    int count = 0;
    for (int i = 0; i < alternatives.size(); i++) {
      @Nullable Object[] other = alternatives.get(i);
      for (int k = 0; other != null && k < other.length; k++) {
        @Nullable Object argument = script.calls().get(i).arguments().get(k);
        count += Objects.equals(argument, other[k]) ? 0 : 1;
      }
    }
    return count;
  }

  @Override
  public String toString() {
    return script.toString();
  }
}

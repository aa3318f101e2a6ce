package dev.touchstone.machine.internal;

import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Several arguments drawn as one; shown as several.
 *
 * @param values the arguments
 */
public record Spread(List<@Nullable Object> values) {
  @Override
  public String toString() {
    StringJoiner joined = new StringJoiner(", ");
    values.forEach(value -> joined.add(Shown.of(value)));
    return joined.toString();
  }
}

package dev.touchstone.internal.hint;

import dev.touchstone.choice.Choices;
import org.jspecify.annotations.Nullable;

/**
 * A value that a hinted generator made in a case.
 *
 * @param hint the generator
 * @param value what it made
 * @param size the size it was made under
 * @param depth the depth it was made under
 * @param from where its choices begin
 * @param to where its choices end
 */
public record Sighting(
    Hinted<?> hint, @Nullable Object value, int size, int depth, int from, int to) {
  /** Returns the choices that made the value. */
  Choices choices(Choices row) {
    return Choices.of(row.part(from, to));
  }
}

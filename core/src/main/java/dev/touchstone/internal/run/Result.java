package dev.touchstone.internal.run;

import dev.touchstone.choice.Choices;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A case that is worth remembering: it failed, did not count, or said something.
 *
 * @param number its number, or -1 where chance did not make it
 * @param size its size
 * @param outcome how it ended
 * @param notes what it said
 * @param choices what it drew, where it failed or is heard of
 * @param nanos how long it took, where somebody listens
 */
record Result(
    long number,
    int size,
    Outcome outcome,
    List<Current.Note> notes,
    @Nullable Choices choices,
    long nanos) {
  boolean failed() {
    return outcome instanceof Outcome.Failure;
  }

  Outcome.Failure failure() {
    return (Outcome.Failure) outcome;
  }

  Choices drawn() {
    if (choices == null) {
      throw new IllegalStateException("the choices of this case were not kept");
    }
    return choices;
  }
}

package dev.touchstone.machine.internal;

import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.UnstableModel;
import org.jspecify.annotations.Nullable;

/**
 * Watches a model take a step: it must leave the old state alone and give equal states for equal
 * input.
 *
 * <p>Watching costs renderings, so only the first steps of a run are watched: a faulty {@code next}
 * shows there, too.
 */
final class Soundness {
  private Soundness() {}

  static Object next(Command command, Object state, Sym<?> variable, @Nullable Object[] arguments) {
    String before = Shown.of(state);
    int hash = state.hashCode();
    Object after = command.next(state, variable, arguments);
    Object again = command.next(state, variable, arguments);
    String seen = Shown.of(state);
    if (!seen.equals(before) || state.hashCode() != hash) {
      throw new ModelError(
          "next of command %s changed the state it was given from %s to %s with arguments %s; return"
                  .formatted(command.name(), before, seen, Shown.list(arguments))
              + " a new state and leave the old one as it is",
          null);
    }
    String one = Shown.of(after);
    String two = Shown.of(again);
    if (!after.equals(again) && !one.equals(two)) {
      throw new UnstableModel(
          "next of command %s gave %s and then %s for state %s and arguments %s; it may depend on"
                  .formatted(command.name(), one, two, before, Shown.list(arguments))
              + " nothing but its parameters");
    }
    return after;
  }
}

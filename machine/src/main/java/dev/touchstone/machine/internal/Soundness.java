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
public final class Soundness {
  private Soundness() {}

  /** Returns the state after a call, which was asked for twice. */
  public static Object next(
      Command command, Object state, Sym<?> variable, @Nullable Object[] arguments) {
    String before = Shown.of(state);
    int hash = hash(command, state);
    Object after = command.next(state, variable, arguments);
    Object again = command.next(state, variable, arguments);
    String seen = Shown.of(state);
    if (!seen.equals(before) || hash(command, state) != hash) {
      throw new ModelError(
          "next of command %s changed the state it was given from %s to %s with arguments %s; return"
                  .formatted(command.name(), before, seen, Shown.list(arguments))
              + " a new state and leave the old one as it is",
          null);
    }
    String one = Shown.of(after);
    String two = Shown.of(again);
    if (!equal(command, after, again) && !one.equals(two)) {
      throw new UnstableModel(
          "next of command %s gave %s and then %s for state %s and arguments %s; it may depend on"
                  .formatted(command.name(), one, two, before, Shown.list(arguments))
              + " nothing but its parameters");
    }
    return after;
  }

  private static int hash(Command command, Object state) {
    try {
      return state.hashCode();
    } catch (Throwable thrown) {
      throw threw("hashCode", command, state, thrown);
    }
  }

  private static boolean equal(Command command, Object one, Object two) {
    try {
      return one.equals(two);
    } catch (Throwable thrown) {
      throw threw("equals", command, one, thrown);
    }
  }

  private static ModelError threw(String method, Command command, Object state, Throwable thrown) {
    return new ModelError(
        "%s of the state %s threw %s at command %s; states are compared, so use a record of values"
            .formatted(method, Shown.of(state), thrown, command.name()),
        thrown);
  }
}

package dev.touchstone.machine.internal;

import dev.touchstone.machine.Call;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which calls may stand at the end of a script: those whose precondition holds, that run into no
 * known bug, and that nobody else refuses.
 */
@FunctionalInterface
public interface Admission {
  /** Lets in what preconditions and known bugs let in. */
  Admission PRECONDITIONS = (command, state, arguments, before) -> command.pre(state, arguments)
      && (command.knownBugs().isEmpty() || command.knownBug(state, arguments) == null);

  /** Returns whether a call may follow others. */
  boolean admits(Command command, Object state, @Nullable Object[] arguments, List<Call> before);

  /** Lets in what preconditions let in, and one known bug. */
  static Admission with(Command.KnownBug bug) {
    return (command, state, arguments, before) -> {
      if (!command.pre(state, arguments)) {
        return false;
      }
      Command.KnownBug found =
          command.knownBugs().isEmpty() ? null : command.knownBug(state, arguments);
      return found == null || found.equals(bug);
    };
  }
}

package dev.touchstone.examples.internal;

import dev.touchstone.examples.Line;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Execution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Calls that are made again, by name, on a model of today.
 *
 * <p>Mutable and confined to its thread: calls are added one by one, then they run.
 */
public final class Replayed {
  private final Blueprint blueprint;
  private final List<Call> calls = new ArrayList<>();
  private Object state;
  private boolean allowed = true;

  /** Starts without calls. */
  public Replayed(Blueprint blueprint) {
    this.blueprint = blueprint;
    this.state = blueprint.initial();
  }

  /** Makes an argument from what is known about it. */
  @FunctionalInterface
  public interface Argument {
    /** Returns the argument of a call in a state. */
    @Nullable
    Object of(Command command, int position, Object state);
  }

  /** Adds a call; throws {@link Values.Lost} where there is none like it. */
  public void call(String name, List<Argument> given) {
    Command command = blueprint.commands().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new Values.Lost("there is no command " + name + " any more"));
    if (command.arity() != given.size()) {
      throw new Values.Lost(
          "command " + name + " takes " + command.arity() + " arguments now, not " + given.size());
    }
    @Nullable Object[] arguments = new @Nullable Object[given.size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = given.get(i).of(command, i, state);
    }
    calls.add(command.call(calls.size(), arguments));
    allowed &= command.pre(state, arguments);
    if (allowed) {
      state = command.next(state, Sym.of(calls.size() - 1), arguments);
    }
  }

  List<Call> calls() {
    return calls;
  }

  Blueprint blueprint() {
    return blueprint;
  }

  /** Runs calls on a model and returns how they differ from lines; nothing where they do not. */
  static Optional<String> difference(Blueprint blueprint, List<Call> calls, List<Line> expected) {
    try {
      Optional<Half> half = Half.of(blueprint, calls);
      return half.isEmpty()
          ? Optional.of(failure(blueprint, calls))
          : difference(half.get().lines(), expected);
    } catch (ModelError error) {
      return Optional.of(String.valueOf(error.getMessage()));
    }
  }

  static Optional<String> difference(List<Line> lines, List<Line> expected) {
    for (int i = 0; i < expected.size(); i++) {
      String now = i < lines.size() ? lines.get(i).text() : "not reached";
      if (!now.equals(expected.get(i).text())) {
        return Optional.of(
            "line " + (i + 1) + " is " + now + ", was " + expected.get(i).text());
      }
    }
    return Optional.empty();
  }

  private static String failure(Blueprint blueprint, List<Call> calls) {
    for (int length = 1; length <= calls.size(); length++) {
      List<Call> part = calls.subList(0, length);
      if (Half.allowed(blueprint, part) < length) {
        return "line " + length + " is not allowed";
      }
      Execution execution = Patience.execution(blueprint, new Script(part));
      if (execution.failure() != null) {
        return execution.failure().headline() + " in line " + length;
      }
    }
    return "it fails";
  }
}

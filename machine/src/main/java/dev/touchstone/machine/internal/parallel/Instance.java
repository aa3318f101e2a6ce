package dev.touchstone.machine.internal.parallel;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Bindings;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Failure;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One of the systems that a script runs on, and what its calls gave. */
final class Instance {
  private final Object system;
  private final Bindings bindings;

  private Instance(Object system, int variables) {
    this.system = system;
    this.bindings = new Bindings(variables);
  }

  static Instance start(Blueprint model, int variables) {
    return new Instance(model.started(), variables);
  }

  Object system() {
    return system;
  }

  Bindings bindings() {
    return bindings;
  }

  /** Returns the result of a call that was made. */
  Result<?> result(Planned planned) {
    return Objects.requireNonNull(bindings.result(planned.variable()), "the call was not made");
  }

  /** Makes a call and keeps its result; called by the one thread that the call belongs to. */
  Result<?> call(Planned planned) {
    Result<?> result = run(planned.command(), planned.arguments());
    bindings.bind(planned.variable(), result);
    return result;
  }

  private Result<?> run(Command command, @Nullable Object[] arguments) {
    Bindings.Slot slot = Bindings.slot();
    slot.open(bindings);
    try {
      return result(command.run(system, command.resolved(arguments, bindings)));
    } catch (Throwable thrown) {
      return Result.thrown(thrown);
    } finally {
      slot.close();
    }
  }

  @SuppressWarnings("NullAway") // a call may give null
  private static Result<?> result(@Nullable Object value) {
    return Result.of(value);
  }

  /** Returns what is wrong with the invariant in a state, or null. */
  @Nullable
  Failure broken(Blueprint model, Object state, @Nullable Call after) {
    return Failure.invariant(model, state, system, after, bindings);
  }

  /** Returns whether the model allows a result in a state. */
  boolean allows(Object state, Planned planned, Result<?> result) {
    Bindings.Slot slot = Bindings.slot();
    slot.open(bindings);
    try {
      return planned.command().allows(state, planned.arguments(), result);
    } finally {
      slot.close();
    }
  }
}

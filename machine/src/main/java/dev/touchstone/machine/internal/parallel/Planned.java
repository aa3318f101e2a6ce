package dev.touchstone.machine.internal.parallel;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Admission;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.References;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call of a script with everything the model knows about it. */
final class Planned {
  private final Command command;
  private final @Nullable Object[] arguments;
  private final Sym<?> symbol;
  private final Call call;
  private final Pause pause;

  Planned(Command command, int variable, @Nullable Object[] arguments, Pause pause) {
    this.command = command;
    this.arguments = arguments;
    this.symbol = Sym.of(variable);
    this.call = command.call(variable, arguments);
    this.pause = pause;
  }

  Command command() {
    return command;
  }

  @Nullable
  Object[] arguments() {
    return arguments;
  }

  int variable() {
    return symbol.variable();
  }

  Call call() {
    return call;
  }

  Pause pause() {
    return pause;
  }

  /** Returns whether the model allows the call in a state. */
  boolean qualifies(Object state) {
    return command.offered(state)
        && Admission.PRECONDITIONS.admits(command, state, arguments, List.of());
  }

  Object next(Object state) {
    return command.next(state, symbol, arguments);
  }

  /** Returns whether the call refers to the result of another. */
  boolean uses(Planned producer) {
    boolean[] found = new boolean[1];
    References.of(call, symbolic -> found[0] |= symbolic.variable() == producer.variable());
    return found[0];
  }
}

package dev.touchstone.machine.internal;

import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.Overrun;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.History;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One run of a script on one fresh system, call by call.
 *
 * <pre>
 * start; state = initial
 * for each call: check its precondition; run it; judge the result by the state before;
 *                state = next; check the invariant and the trace
 * finally: cleanup
 * </pre>
 */
public final class Execution {
  private final Blueprint blueprint;
  private final List<Command> commands;
  private final List<Call> calls;
  private final Object[] states;
  private final Bindings bindings;
  private final Bindings.Slot slot = Bindings.slot();
  private int ran;
  private @Nullable Failure failure;
  private @Nullable Throwable cleanupThrew;
  private @Nullable Trace<?> trace;
  private List<Trace.Event<?>> events = List.of();

  private Execution(Blueprint blueprint, Script script) {
    this.blueprint = blueprint;
    this.commands = blueprint.commands();
    this.calls = script.calls();
    this.states = new Object[calls.size() + 1];
    this.bindings =
        new Bindings(calls.isEmpty() ? 0 : calls.get(calls.size() - 1).variable() + 1);
  }

  /** Runs a script to its end or its first failure. */
  public static Execution of(Blueprint blueprint, Script script) {
    Execution execution = new Execution(blueprint, script);
    execution.run();
    return execution;
  }

  private void run() {
    states[0] = blueprint.initial();
    Object system = blueprint.started();
    try {
      trace = blueprint.trace(system);
      calls(system);
      end();
      if (failure != null) {
        hear(system);
      }
    } finally {
      cleanup(system);
    }
  }

  private void calls(Object system) {
    for (Call call : calls) {
      failure = step(system, commands.get(call.number()), call);
      if (failure != null) {
        return;
      }
    }
  }

  private @Nullable Failure step(Object system, Command command, Call call) {
    Object state = states[ran];
    @Nullable Object[] arguments = Arguments.array(call);
    if (!command.pre(state, arguments)) {
      throw new BrokenScript(call, state);
    }
    if (trace != null) {
      trace.during(call.variable());
    }
    slot.open(bindings);
    boolean right;
    Result<?> result;
    try {
      result = result(system, command, arguments);
      bindings.bind(call.variable(), result);
      right = command.allows(state, arguments, result);
    } finally {
      slot.close();
    }
    ran++;
    if (!right) {
      states[ran] = state;
      return Failure.of(command, call, result);
    }
    states[ran] = command.next(state, Sym.of(call.variable()), arguments);
    return after(system, command, call, result);
  }

  private Result<?> result(Object system, Command command, @Nullable Object[] arguments) {
    try {
      return Result.of(command.run(system, command.resolved(arguments, bindings)));
    } catch (Discarded | Overrun signal) {
      throw signal;
    } catch (Throwable thrown) {
      return Result.thrown(thrown);
    }
  }

  private @Nullable Failure after(Object system, Command command, Call call, Result<?> result) {
    if (command.fresh() && repeated(call, result)) {
      String headline = "fresh result repeated: " + command.name() + " gave " + result + " again";
      return new Failure("fresh result repeated", call, headline, null);
    }
    Failure broken = Failure.invariant(blueprint, states[ran], system, call, bindings);
    if (broken != null) {
      return broken;
    }
    return trace == null ? null : Traces.judge(blueprint, trace, call, false);
  }

  private boolean repeated(Call call, Result<?> result) {
    if (result.threw()) {
      return false;
    }
    for (Call earlier : calls) {
      if (earlier.variable() == call.variable()) {
        return false;
      }
      Result<?> other = bindings.result(earlier.variable());
      if (commands.get(earlier.number()).fresh() && other != null && result.equals(other)) {
        return true;
      }
    }
    return false;
  }

  private void end() {
    if (failure == null && trace != null) {
      failure = Traces.judge(blueprint, trace, null, true);
    }
    if (trace != null) {
      events = List.copyOf(trace.events());
    }
  }

  private void hear(Object system) {
    try {
      blueprint.onFailure(system, states[ran]);
    } catch (Throwable thrown) {
      cleanupThrew = thrown;
    }
  }

  private void cleanup(Object system) {
    try {
      blueprint.cleanup(system, states[ran]);
    } catch (Throwable thrown) {
      cleanupThrew = thrown;
    }
  }

  /** Returns what was wrong, or null. */
  public @Nullable Failure failure() {
    return failure;
  }

  /** Returns how many calls ran. */
  public int ran() {
    return ran;
  }

  /** Returns the state before a call, or after the last one. */
  public Object state(int position) {
    return states[position];
  }

  /** Returns the result of a call that ran. */
  public Result<?> result(int position) {
    Result<?> result = bindings.result(calls.get(position).variable());
    if (result == null) {
      throw new IllegalStateException("call " + position + " did not run");
    }
    return result;
  }

  /** Returns whether the call at a position gives a value where it does not throw. */
  boolean gives(int position) {
    return commands.get(calls.get(position).number()).gives();
  }

  /** Returns the calls of the script. */
  public List<Call> calls() {
    return calls;
  }

  /** Returns what the system said. */
  public List<Trace.Event<?>> events() {
    return events;
  }

  /** Returns what cleaning up threw, or null. */
  public @Nullable Throwable cleanupThrew() {
    return cleanupThrew;
  }

  /** Returns what happened. */
  public History history() {
    List<History.Step> steps = new ArrayList<>();
    for (int i = 0; i < ran; i++) {
      steps.add(new History.Step(states[i], calls.get(i), result(i)));
    }
    return new History(
        List.copyOf(steps),
        states[ran],
        Optional.ofNullable(failure).map(Failure::headline),
        events);
  }
}

package dev.touchstone.examples.internal;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Bindings;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Execution;
import dev.touchstone.machine.internal.References;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A script that was executed and passed: its calls, their results, and the states between them. */
public final class Run {
  private final Blueprint blueprint;
  private final List<Call> calls;
  private final List<@Nullable Object @Nullable []> alternatives;
  private final Command[] commands;
  private final @Nullable Object[][] arguments;
  private final Object[] states;
  private final Result<?>[] results;
  private final Manner[] manners;
  private final BitSet[] references;
  private final Bindings bindings;

  /** Reads a passed execution. */
  Run(Blueprint blueprint, Drawn drawn, Execution execution) {
    this.blueprint = blueprint;
    this.calls = drawn.script().calls();
    this.alternatives = drawn.alternatives();
    int length = calls.size();
    this.commands = new Command[length];
    this.arguments = new Object[length][];
    this.states = new Object[length + 1];
    this.results = new Result<?>[length];
    this.manners = new Manner[length];
    this.references = new BitSet[length];
    this.bindings = new Bindings(length == 0 ? 0 : calls.get(length - 1).variable() + 1);
    for (int i = 0; i < length; i++) {
      Call call = calls.get(i);
      commands[i] = blueprint.commands().get(call.number());
      arguments[i] = call.arguments().toArray();
      states[i] = execution.state(i);
      results[i] = execution.result(i);
      bindings.bind(call.variable(), results[i]);
      manners[i] = Manner.of(blueprint.refused(states[i], call.command(), results[i]), results[i]);
      BitSet used = new BitSet();
      References.of(call, symbol -> used.set(symbol.variable()));
      references[i] = used;
    }
    states[length] = execution.state(length);
  }

  Blueprint blueprint() {
    return blueprint;
  }

  /** Returns how many calls there are. */
  public int length() {
    return calls.size();
  }

  /** Returns the script. */
  public Script script() {
    return new Script(calls);
  }

  /** Returns a call. */
  public Call call(int position) {
    return calls.get(position);
  }

  Command command(int position) {
    return commands[position];
  }

  @Nullable
  Object[] arguments(int position) {
    return arguments[position];
  }

  /** Returns other arguments of a call, or null. */
  public @Nullable Object @Nullable [] alternative(int position) {
    return alternatives.get(position);
  }

  Object state(int position) {
    return states[position];
  }

  /** Returns what a call gave. */
  public Result<?> result(int position) {
    return results[position];
  }

  /** Returns how a call was answered. */
  public Manner manner(int position) {
    return manners[position];
  }

  BitSet references(int position) {
    return references[position];
  }

  Bindings bindings() {
    return bindings;
  }

  /** Returns in how many places the alternatives differ from the script. */
  int differences() {
    return new Drawn(script(), alternatives).differences();
  }
}

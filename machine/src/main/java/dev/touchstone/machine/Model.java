package dev.touchstone.machine;

import dev.touchstone.CaseHost;
import dev.touchstone.machine.internal.Blueprint;
import java.util.ArrayList;
import java.util.List;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Describes a stateful system: a small immutable state, and what each command does to it.
 *
 * <p>A subclass declares its commands in its constructor, the simplest first: the order of
 * declaration decides which of two scripts is the smaller one.
 *
 * <pre>{@code
 * final class CounterModel extends Model<Integer, Counter> {
 *   CounterModel() {
 *     command("increment").run(Counter::increment)
 *         .next((s, v) -> s + 1)
 *         .post((s, result) -> result.returned(s + 1));
 *   }
 *   @Override protected Integer initial() { return 0; }
 *   @Override protected Counter start() { return new Counter(); }
 * }
 * }</pre>
 *
 * @param <S> the type of the state: immutable, with {@code equals} and {@code hashCode}
 * @param <Y> the type of the system under test
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public abstract class Model<S, Y> {
  private final List<Declaration> declarations = new ArrayList<>();
  private final List<TraceProperty<?>> properties = new ArrayList<>();
  private @Nullable Blueprint blueprint;

  /** Creates a model without commands. */
  protected Model() {}

  /** Declares a command; further calls say what it takes, does and means. */
  protected final Command0<S, Y> command(String name) {
    if (name.isBlank()) {
      throw new IllegalModel("a command of " + name() + " has no name; give it one");
    }
    for (Declaration declared : declarations) {
      if (declared.name().equals(name)) {
        throw new IllegalModel(
            name() + " declares command " + name + " twice; give each command its own name");
      }
    }
    Declaration declaration = new Declaration(name);
    declarations.add(declaration);
    blueprint = null;
    return new Command0<>(declaration);
  }

  /** Returns the state a script starts in. */
  protected abstract S initial();

  /** Starts a system for one script. */
  protected abstract Y start() throws Exception;

  /** Ends a system after its script, whether it failed or not. */
  protected void cleanup(Y system, S state) throws Exception {}

  /** Returns whether the system is as it should be in a state; asked after every command. */
  protected boolean invariant(S state, Y system) {
    return true;
  }

  /**
   * Returns whether a result counts as a refusal, in statistics and in examples: as a rule, an
   * exception. The state is the one before the call.
   */
  protected boolean refused(S state, String command, Result<?> result) {
    return result.threw();
  }

  /**
   * Returns the state as the search for examples compares it: as a rule, as it is.
   *
   * <p>Of a record each component is looked at by itself: whether a command grew or shrank it.
   */
  protected Object abstraction(S state) {
    return state;
  }

  /** Returns the trace a system writes, or null where it writes none. */
  protected @Nullable Trace<?> trace(Y system) {
    return null;
  }

  /** Asks that the trace of every script has a property. */
  protected final void traced(TraceProperty<?> property) {
    properties.add(property);
  }

  /** Hears of a failing script before the system is ended. */
  protected void onFailure(Y system, S state) throws Exception {}

  /** Returns what reports call the model: as a rule, its class. */
  protected String name() {
    String simple = getClass().getSimpleName();
    return simple.isEmpty() ? getClass().getName() : simple;
  }

  /** Returns the model of the class that a host gives in the place of this one's. */
  Model<?, ?> under(CaseHost host) {
    Class<?> other = host.relocate(getClass());
    return other == getClass()
        ? this
        : (Model<?, ?>) Moved.of(other, host, getClass().getName());
  }

  /** Returns the model as runners use it, checked. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public final synchronized Blueprint blueprint() {
    if (blueprint == null) {
      blueprint = settled(new Untyped<>(this, declarations, properties));
    }
    return blueprint;
  }

  /** Returns the model as it is run, which may have other weights. */
  Blueprint settled(Blueprint plain) {
    return plain;
  }

  /** Returns the model with other weights, in the order of declaration. */
  final Blueprint weighed(int[] weights) {
    for (int i = 0; i < weights.length; i++) {
      declarations.get(i).weight(weights[i]);
    }
    return new Untyped<>(this, declarations, properties);
  }
}

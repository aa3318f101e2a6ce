package dev.touchstone.machine.internal;

import dev.touchstone.CaseHost;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Trace;
import dev.touchstone.machine.TraceProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A model as runners use it: without its types. */
public interface Blueprint {
  /** Returns what reports call the model. */
  String name();

  /** Returns the model of the class that a host gives in the place of this one's. */
  default Blueprint under(CaseHost host) {
    return this;
  }

  /** Returns the commands in the order of declaration. */
  List<Command> commands();

  /** Returns the first state. */
  Object initial();

  /** Starts a system. */
  Object start() throws Throwable;

  /** Returns a system that was started; throws {@link StartFailed} where it was not. */
  default Object started() {
    try {
      return Objects.requireNonNull(start(), "start returned null");
    } catch (Throwable thrown) {
      throw new StartFailed(name(), thrown);
    }
  }

  /** Ends a system. */
  void cleanup(Object system, Object state) throws Throwable;

  /** Returns whether the model states an invariant at all. */
  boolean hasInvariant();

  /** Returns whether the system is as it should be in a state. */
  boolean invariant(Object state, Object system);

  /** Returns whether a result counts as a refusal. */
  boolean refused(Object state, String command, Result<?> result);

  /** Returns the state as examples compare it. */
  default Object abstraction(Object state) {
    return state;
  }

  /** Returns the trace a system writes, or null. */
  @Nullable
  Trace<?> trace(Object system);

  /** Returns what traces must satisfy. */
  List<TraceProperty<?>> properties();

  /** Hears of a failing case before cleanup. */
  void onFailure(Object system, Object state) throws Throwable;
}

package dev.touchstone.machine.internal;

import dev.touchstone.machine.Result;
import java.util.List;

/** A model as runners use it: without its types. */
public interface Blueprint {
  /** Returns what reports call the model. */
  String name();

  /** Returns the commands in the order of declaration. */
  List<Command> commands();

  /** Returns the first state. */
  Object initial();

  /** Starts a system. */
  Object start() throws Throwable;

  /** Ends a system. */
  void cleanup(Object system, Object state) throws Throwable;

  /** Returns whether the model states an invariant at all. */
  boolean hasInvariant();

  /** Returns whether the system is as it should be in a state. */
  boolean invariant(Object state, Object system);

  /** Returns whether a result counts as a refusal. */
  boolean refused(Object state, String command, Result<?> result);

  /** Hears of a failing case before cleanup. */
  void onFailure(Object system, Object state) throws Throwable;
}

package dev.touchstone.machine.internal.judge;

/**
 * What a judge asks of a model.
 *
 * <p>The state after a command depends on the state before it and on the command, never on what a
 * run has seen; so one graph of states serves all runs of a script.
 *
 * @param <S> a state; equal states must be {@code equals}
 * @param <C> a command with its arguments
 * @param <R> what a run has seen
 */
public interface Rules<S, C, R> {
  /** Returns the state after a command. */
  S next(S state, C command);

  /** Returns whether a command called in a state may have the outcome that a run has seen. */
  boolean explains(S state, C command, R seen);

  /** Returns whether a run may end in a state. */
  default boolean ends(S state) {
    return true;
  }
}

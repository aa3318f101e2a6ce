package dev.touchstone.machine.internal.parallel;

/**
 * Makes the calls of a script on one of many instances of a system.
 *
 * @param <R> the outcome of a call
 */
public interface Calls<R> {
  /** Readies an instance; called by the thread of the first branch right before the instance runs. */
  void ready(int instance);

  /** Makes a call; whatever the system throws is part of the outcome. */
  R call(int instance, int branch, int index);
}

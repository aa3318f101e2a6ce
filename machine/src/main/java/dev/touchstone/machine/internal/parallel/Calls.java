package dev.touchstone.machine.internal.parallel;

/**
 * Makes the calls of a script on one of many instances of a system.
 *
 * @param <R> the outcome of a call
 */
@FunctionalInterface
public interface Calls<R> {
  /** Makes a call; whatever the system throws is part of the outcome. */
  R call(int instance, int branch, int index);
}

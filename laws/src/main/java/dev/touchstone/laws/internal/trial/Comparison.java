package dev.touchstone.laws.internal.trial;

import org.jspecify.annotations.Nullable;

/**
 * How values of a type are compared: by what an observer sees of them.
 *
 * <p>An observer may look at the value in a context that is drawn once a row.
 */
@FunctionalInterface
public interface Comparison {
  /** Compares values as {@link Canonical} says. */
  Comparison PLAIN = (value, context) -> Canonical.of(value);

  /** Returns what a value is compared by; may throw. */
  Object see(@Nullable Object value, @Nullable Object[] context) throws Throwable;
}

package dev.touchstone.laws.internal.term;

import org.jspecify.annotations.Nullable;

/** The code behind a function symbol. */
@FunctionalInterface
public interface Call {
  /** Returns the result for the arguments; throws where the function is not defined. */
  @Nullable
  Object apply(@Nullable Object[] arguments) throws Throwable;
}

package dev.touchstone.space;

import org.apiguardian.api.API;

/**
 * A value seen part by part: only what is asked for is decided.
 *
 * <p>Made by Touchstone; do not implement this interface. A view is good while the condition that it
 * was given to runs.
 *
 * @param <T> the type of the value
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public interface View<T> {
  /** Decides which alternative the value is; returns whether it is of a type. */
  boolean is(Class<?> type);

  /** Returns whether a list or optional is empty, without looking at what it holds. */
  boolean isEmpty();

  /**
   * Returns the view of a component of a record, decided or not.
   *
   * <p>A list that is not empty has the parts {@code head} and {@code tail}, an optional {@code value}.
   */
  <P> View<P> part(String component);

  /** Decides everything and returns the value. */
  T force();

  /** Returns whether a whole number is below a bound, deciding no more than that. */
  boolean below(long bound);

  /** Decides a component that holds a whole number and returns it. */
  default int integer(String component) {
    return this.<Number>part(component).force().intValue();
  }

  /** Decides a component that holds a truth value and returns it. */
  default boolean bool(String component) {
    return this.<Boolean>part(component).force();
  }
}

package dev.touchstone;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Makes one value of several; the function that {@link Gen#zip} takes beyond two generators.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public sealed interface Combine {
  /**
   * Makes one value of three.
   *
   * @since 0.1
   */
  @FunctionalInterface
  non-sealed interface Three<A, B, C, R extends @Nullable Object> extends Combine {
    /** Makes the value. */
    R combine(A a, B b, C c);
  }

  /**
   * Makes one value of four.
   *
   * @since 0.1
   */
  @FunctionalInterface
  non-sealed interface Four<A, B, C, D, R extends @Nullable Object> extends Combine {
    /** Makes the value. */
    R combine(A a, B b, C c, D d);
  }

  /**
   * Makes one value of five.
   *
   * @since 0.1
   */
  @FunctionalInterface
  non-sealed interface Five<A, B, C, D, E, R extends @Nullable Object> extends Combine {
    /** Makes the value. */
    R combine(A a, B b, C c, D d, E e);
  }
}

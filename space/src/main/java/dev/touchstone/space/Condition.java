package dev.touchstone.space;

import java.io.Serializable;
import java.util.List;
import org.apiguardian.api.API;

/**
 * A test that valid values pass: ordinary code whose answer depends on the value alone.
 *
 * <p>Written as a lambda or method reference. Being serializable lets Touchstone find its code and run
 * it on values of which only those parts exist that it reads.
 *
 * @param <T> the type of the values
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@FunctionalInterface
public interface Condition<T> extends Serializable {
  /** Returns whether a value is valid. */
  boolean test(T value);

  /**
   * Returns the condition that all of some independent conditions hold.
   *
   * <p>Unlike {@code &&}, a value is refused as soon as any of them is known to be false, whatever the
   * others still have to read. They are tried in an order that is learned, so none may rely on
   * another.
   */
  @SafeVarargs
  static <T> Condition<T> all(Condition<T>... conditions) {
    return new Combined<>(true, List.of(conditions));
  }

  /**
   * Returns the condition that any of some independent conditions holds.
   *
   * <p>A value is accepted as soon as any of them is known to be true.
   */
  @SafeVarargs
  static <T> Condition<T> any(Condition<T>... conditions) {
    return new Combined<>(false, List.of(conditions));
  }
}

package dev.touchstone;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Three values.
 *
 * @param first the first
 * @param second the second
 * @param third the third
 * @param <A> the type of the first
 * @param <B> the type of the second
 * @param <C> the type of the third
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public record Triple<
    A extends @Nullable Object, B extends @Nullable Object, C extends @Nullable Object>(
    A first, B second, C third) {
  @Override
  public String toString() {
    return "(" + first + ", " + second + ", " + third + ")";
  }
}

package dev.touchstone;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Two values.
 *
 * @param first the first
 * @param second the second
 * @param <A> the type of the first
 * @param <B> the type of the second
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public record Pair<A extends @Nullable Object, B extends @Nullable Object>(A first, B second) {
  @Override
  public String toString() {
    return "(" + first + ", " + second + ")";
  }
}

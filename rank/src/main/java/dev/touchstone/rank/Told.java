package dev.touchstone.rank;

import dev.touchstone.rank.internal.wire.Shaped;
import java.lang.reflect.Type;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * What a program returned, as it came over: plain data, and the type it stands for.
 *
 * @param plain the data
 * @param type the type that the method returns
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Told(@Nullable Object plain, Type type) {
  /**
   * Returns the value.
   *
   * @throws IllegalArgumentException if the data are no value of the type
   */
  public @Nullable Object value() {
    return Shaped.decode(plain, type);
  }
}

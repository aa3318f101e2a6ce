package dev.touchstone;

import java.util.Optional;
import org.apiguardian.api.API;

/**
 * Adds generators for types and annotations; found by {@link java.util.ServiceLoader}.
 *
 * <p>A provider is asked for every type that is derived, with the annotations that stand on it. It
 * is asked once per place, not once per value. Where a constraint such as {@code @Size} stands on a
 * type that has no built-in generator, only a provider that has looked at the constraint is heard.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@FunctionalInterface
public interface GenProvider {
  /** Returns the generator for a type at a place, or nothing if the provider has none. */
  Optional<Gen<?>> provide(Wanted wanted);
}

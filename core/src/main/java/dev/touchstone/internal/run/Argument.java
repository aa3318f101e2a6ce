package dev.touchstone.internal.run;

import dev.touchstone.Gen;
import java.util.Objects;

/**
 * An argument of a claim.
 *
 * @param name what reports call it
 * @param gen where its values come from
 */
public record Argument(String name, Gen<?> gen) {
  /** Checks that there is a generator. */
  public Argument {
    Objects.requireNonNull(gen, "the generator of an argument is null; give one for each");
  }
}

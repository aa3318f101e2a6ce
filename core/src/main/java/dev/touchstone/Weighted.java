package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import org.apiguardian.api.API;

/**
 * An alternative and how often it is drawn.
 *
 * @param weight zero or more; an alternative of weight zero is never drawn
 * @param gen the generator of the alternative
 * @param <T> the type of its values
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public record Weighted<T>(int weight, Gen<T> gen) {
  /** Checks the weight. */
  public Weighted {
    if (weight < 0) {
      throw new IllegalGenerator(
          "an alternative of weight " + weight + "; weights are zero or more");
    }
  }
}

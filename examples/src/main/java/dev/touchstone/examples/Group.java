package dev.touchstone.examples;

import java.util.List;
import org.apiguardian.api.API;

/**
 * An example and those that say the same of more special cases: where more values are equal.
 *
 * @param head the most general one
 * @param similar the others
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Group(Example head, List<Example> similar) {
  /** Keeps an unchangeable list. */
  public Group {
    similar = List.copyOf(similar);
  }
}

package dev.touchstone.laws;

import java.util.List;
import org.apiguardian.api.API;

/**
 * A function that threw for some arguments.
 *
 * @param name the function
 * @param thrown the classes of what it threw
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record PartialFunction(String name, List<String> thrown) {
  @Override
  public String toString() {
    return name + " may throw " + String.join(", ", thrown);
  }
}

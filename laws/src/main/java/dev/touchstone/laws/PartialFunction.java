package dev.touchstone.laws;

import java.util.List;
import org.apiguardian.api.API;

/**
 * A function that threw for some arguments.
 *
 * @param name the function
 * @param thrown the classes of what it threw
 * @param where a condition that was true exactly where it threw, such as {@code isEmpty(s) = true}, or some of
 *     which one was; "" if none was found
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record PartialFunction(String name, List<String> thrown, String where) {
  @Override
  public String toString() {
    String may = name + " may throw " + String.join(", ", thrown);
    return where.isEmpty() ? may : may + ": exactly where " + where;
  }
}

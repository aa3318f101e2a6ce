package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * A way to define a function by others, which says that the function is redundant.
 *
 * @param call the function with a variable for each argument
 * @param body a term that equals the call
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Definition(String call, String body) {
  @Override
  public String toString() {
    return call + " := " + body;
  }
}

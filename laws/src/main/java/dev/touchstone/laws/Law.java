package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * An equation that held in every test.
 *
 * @param left the less simple side
 * @param right the simpler side
 * @param about the newest function it mentions, or "" if there is none
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Law(String left, String right, String about) {
  @Override
  public String toString() {
    return left + " = " + right;
  }
}

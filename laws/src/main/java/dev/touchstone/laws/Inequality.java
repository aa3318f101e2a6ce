package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * Two terms of which one was never greater than the other in any test.
 *
 * @param smaller the term that is at most as great
 * @param greater the other
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Inequality(String smaller, String greater) {
  @Override
  public String toString() {
    return smaller + " <= " + greater;
  }
}

package dev.touchstone.examples;

import org.apiguardian.api.API;

/**
 * Two inputs next to each other that are treated differently.
 *
 * @param left the simpler input
 * @param leftLabel how it is treated
 * @param right its neighbour
 * @param rightLabel how that one is treated
 * @param <T> the type of the inputs
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Boundary<T>(T left, String leftLabel, T right, String rightLabel) {
  /** Returns both inputs and what becomes of them. */
  public String text() {
    return left + " -> " + leftLabel + ", but " + right + " -> " + rightLabel;
  }
}

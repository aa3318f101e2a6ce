package dev.touchstone.examples;

import org.apiguardian.api.API;

/**
 * A way to see that a script is worth reading.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public enum Heuristic {
  /** A later call depends on a call, or on some calls in a row. */
  DELETE,

  /** A later call depends on the arguments of a call. */
  SWAP,

  /** Some calls in a row take away and give back what a later call needs. */
  KEEP
}

package dev.touchstone.machine;

import org.apiguardian.api.API;

/**
 * Which serial orders may explain what the branches of a parallel run have seen.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public enum Order {
  /** Any order that keeps the order of calls inside each branch. */
  SERIALISABLE,

  /** As serialisable, and a call that ended before another one began comes first. */
  LINEARISABLE
}

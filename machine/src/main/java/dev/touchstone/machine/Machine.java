package dev.touchstone.machine;

import org.apiguardian.api.API;

/**
 * Claims about stateful systems, made from their models.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Machine {
  private Machine() {}

  /** Returns the claim that every call behaves as if atomic when threads call at the same time. */
  public static ParallelClaim parallel(Model<?, ?> model) {
    return ParallelClaim.of(model);
  }
}

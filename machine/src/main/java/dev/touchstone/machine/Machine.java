package dev.touchstone.machine;

import dev.touchstone.machine.internal.Execution;
import dev.touchstone.machine.internal.Options;
import dev.touchstone.machine.internal.SequentialChecker;
import org.apiguardian.api.API;

/**
 * Makes claims from models.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Machine {
  private Machine() {}

  /** Returns the claim that every script run call by call behaves as the model says. */
  public static SequentialClaim sequential(Model<?, ?> model) {
    return new SequentialClaim(model.blueprint());
  }

  /** Returns the claim that every call behaves as if atomic when threads call at the same time. */
  public static ParallelClaim parallel(Model<?, ?> model) {
    return new ParallelClaim(model.blueprint());
  }

  /**
   * Returns the script of a replay token, in this JVM or another.
   *
   * @throws IllegalArgumentException where the token holds no script of the model
   */
  public static Script script(Model<?, ?> model, String token) {
    return new SequentialChecker(model.blueprint(), Options.DEFAULT).script(token);
  }

  /** Runs a script of a model and returns what happened. */
  public static History run(Model<?, ?> model, Script script) {
    return Execution.of(model.blueprint(), script).history();
  }
}

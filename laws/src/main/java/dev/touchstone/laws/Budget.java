package dev.touchstone.laws;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.apiguardian.api.API;

/**
 * How much work a search may do.
 *
 * <p>The same number of terms or evaluations gives the same report everywhere; a stop signal, such as a
 * deadline, need not.
 *
 * @param terms how many terms may be looked at
 * @param evaluations how often a term may be evaluated on a row
 * @param stop asked now and then; true ends the search
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Budget(long terms, long evaluations, BooleanSupplier stop) {
  /** Checks the parts. */
  public Budget {
    Objects.requireNonNull(stop, "stop");
    if (terms < 1 || evaluations < 1) {
      throw new IllegalArgumentException(
          "a budget of %d terms and %d evaluations; give at least one of each"
              .formatted(terms, evaluations));
    }
  }

  /** Returns a budget of a number of terms. */
  public static Budget terms(long terms) {
    return new Budget(terms, Long.MAX_VALUE, () -> false);
  }

  /** Returns a budget of a number of evaluations. */
  public static Budget evaluations(long evaluations) {
    return new Budget(Long.MAX_VALUE, evaluations, () -> false);
  }

  /** Returns a budget that lasts until a signal. */
  public static Budget until(BooleanSupplier stop) {
    return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, stop);
  }

  boolean usedUp(long termsSoFar, long evaluationsSoFar) {
    return termsSoFar >= terms || evaluationsSoFar >= evaluations || stop.getAsBoolean();
  }
}

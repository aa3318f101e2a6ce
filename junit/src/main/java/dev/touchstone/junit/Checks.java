package dev.touchstone.junit;

import dev.touchstone.Claim;
import org.apiguardian.api.API;

/**
 * Checks claims with the settings of the property that takes it as a parameter.
 *
 * <pre>{@code
 * @Property(cases = 1_000)
 * void decodesWhatItEncoded(Checks checks) {
 *   checks.that(Claim.roundTrip(orders(), Codec::encode, Codec::decode));
 * }
 * }</pre>
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public interface Checks {
  /** Checks a claim and throws an {@link AssertionError} with the report unless it holds. */
  void that(Claim claim);
}

package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * One step of a proof: an instance of a law, used from left to right or from right to left, turns a
 * part of a term.
 *
 * @param before the term before
 * @param law the law; "undefined = undefined" says that what throws inside throws outside
 * @param after the term after
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record ProofStep(String before, String law, String after) {
  @Override
  public String toString() {
    return "%s = %s by %s".formatted(before, after, law);
  }
}

package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * A term with one value whatever its variables are: a constant with this value is worth adding to the
 * signature.
 *
 * @param term the term
 * @param value the value, as it is shown
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record ConstantHint(String term, String value) {
  @Override
  public String toString() {
    return term + " is always " + value + ": add a constant";
  }
}

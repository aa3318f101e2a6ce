package dev.touchstone.laws;

import org.apiguardian.api.API;

/**
 * A law that held in every test in which a condition did.
 *
 * @param condition a term that must be true
 * @param law the equation
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record ConditionalLaw(String condition, Law law) {
  @Override
  public String toString() {
    return condition + " => " + law;
  }
}

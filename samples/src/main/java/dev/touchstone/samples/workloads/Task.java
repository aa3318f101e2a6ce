package dev.touchstone.samples.workloads;

import dev.touchstone.Claim;
import java.util.function.Function;

/**
 * A fault to be found by a property that can tell it.
 *
 * @param workload the program
 * @param mutant the fault
 * @param property the property that some input breaks because of the fault
 * @param claims the property as a claim about the faulty program, by where inputs come from
 */
public record Task(
    String workload, String mutant, String property, Function<Strategy, Claim> claims) {
  /** Returns the claim that a fault would break. */
  public Claim claim(Strategy strategy) {
    return claims.apply(strategy).label(toString());
  }

  @Override
  public String toString() {
    return workload + " " + mutant + " " + property;
  }
}

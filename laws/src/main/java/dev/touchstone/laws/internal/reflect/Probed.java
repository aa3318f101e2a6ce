package dev.touchstone.laws.internal.reflect;

import java.util.List;
import java.util.Set;

/**
 * What some calls of a member showed.
 *
 * @param changed which arguments it changes
 * @param returnsChanged whether the result is the argument it changed, or there is none
 * @param constant whether every result was the same
 * @param outcomes the outcomes of the calls, to tell members that do the same
 * @param calls how many calls gave a result
 * @param thrown the classes of what it threw
 * @param gaveNull whether a result was null
 * @param problem why it cannot be used, or ""
 */
record Probed(
    Set<Integer> changed,
    boolean returnsChanged,
    boolean constant,
    List<Object> outcomes,
    int calls,
    Set<String> thrown,
    boolean gaveNull,
    String problem) {
  static Probed useless(String problem) {
    return new Probed(Set.of(), false, false, List.of(), 0, Set.of(), false, problem);
  }

  boolean usable() {
    return problem.isEmpty();
  }
}

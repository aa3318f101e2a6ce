package dev.touchstone.laws.internal.reflect;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

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

  /** Returns whether calls gave nothing yet, but may on other objects. */
  boolean threwAlways() {
    return calls == 0 && !thrown.isEmpty();
  }

  /** Returns what these calls and some more showed together. */
  Probed and(Probed more) {
    if (more.calls == 0 || calls == 0) {
      Probed telling = calls == 0 ? more : this;
      return new Probed(
          telling.changed,
          telling.returnsChanged,
          telling.constant,
          joined(outcomes, more.outcomes),
          telling.calls,
          joined(thrown, more.thrown),
          telling.gaveNull,
          more.threwAlways() ? telling.problem : more.problem);
    }
    return new Probed(
        joined(changed, more.changed),
        returnsChanged && more.returnsChanged,
        constant && more.constant,
        joined(outcomes, more.outcomes),
        calls + more.calls,
        joined(thrown, more.thrown),
        gaveNull || more.gaveNull,
        more.problem);
  }

  private static List<Object> joined(List<Object> one, List<Object> other) {
    List<Object> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }

  private static <T extends Comparable<T>> Set<T> joined(Set<T> one, Set<T> other) {
    Set<T> all = new TreeSet<>(one);
    all.addAll(other);
    return all;
  }
}

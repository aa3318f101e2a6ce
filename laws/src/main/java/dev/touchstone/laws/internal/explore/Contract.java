package dev.touchstone.laws.internal.explore;

import java.util.List;
import java.util.function.Predicate;

/**
 * What {@code equals}, {@code hashCode} and {@code compareTo} promise, for one, two or three values.
 *
 * <p>Values that cannot be compared with each other break no promise, if neither can.
 */
enum Contract {
  REFLEXIVE(1, "%s does not equal itself", v -> v.get(0).equals(v.get(0))),
  NOT_NULL(1, "%s.equals(null) is not false", v -> differsFromNull(v.get(0))),
  SYMMETRIC(
      2,
      "%s equals %s, but not the other way round",
      v -> !v.get(0).equals(v.get(1)) || v.get(1).equals(v.get(0))),
  HASHED(
      2,
      "%s equals %s, but their hash codes differ",
      v -> !v.get(0).equals(v.get(1)) || v.get(0).hashCode() == v.get(1).hashCode()),
  TRANSITIVE(
      3,
      "%s equals %s, which equals %s, but the first does not equal the last",
      v -> !v.get(0).equals(v.get(1)) || !v.get(1).equals(v.get(2)) || v.get(0).equals(v.get(2))),
  MIRRORED(
      2,
      "%s and %s compare the same way in either order",
      v -> order(v.get(0), v.get(1)) == -order(v.get(1), v.get(0))),
  ORDERED(
      3,
      "%s is at most %s, which is at most %s, but the first is greater than the last",
      v -> order(v.get(0), v.get(1)) > 0
          || order(v.get(1), v.get(2)) > 0
          || order(v.get(0), v.get(2)) <= 0);

  private final int arity;
  private final String breach;

  @SuppressWarnings("ImmutableEnumChecker") // code without a state
  private final Predicate<List<Object>> kept;

  Contract(int arity, String breach, Predicate<List<Object>> kept) {
    this.arity = arity;
    this.breach = breach;
    this.kept = kept;
  }

  /** Returns how many values it is about. */
  int arity() {
    return arity;
  }

  /** Returns whether values keep it. */
  boolean isKept(List<Object> objects) {
    try {
      return kept.test(objects);
    } catch (RuntimeException unanswered) {
      return true;
    }
  }

  /** Returns in words that values, as they are shown, do not keep it. */
  String breach(List<String> shown) {
    return breach.formatted(shown.toArray());
  }

  @SuppressWarnings({"EqualsNull", "ObjectEqualsNull", "DataFlowIssue", "NullAway"}) // the question
  private static boolean differsFromNull(Object value) {
    try {
      return !value.equals(null);
    } catch (RuntimeException unanswered) {
      return false;
    }
  }

  @SuppressWarnings("unchecked") // what cannot be compared throws
  private static int order(Object one, Object other) {
    try {
      return one instanceof Comparable<?>
          ? Integer.signum(((Comparable<Object>) one).compareTo(other))
          : 0;
    } catch (ClassCastException | NullPointerException incomparable) {
      return 0;
    }
  }
}

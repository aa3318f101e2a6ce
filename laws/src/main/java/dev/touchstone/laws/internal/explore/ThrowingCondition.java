package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.Comparator;
import java.util.Map;

/**
 * A condition under which a call throws.
 *
 * @param relation what is said of the terms
 * @param left a term
 * @param right another one; the same where one is enough
 */
public record ThrowingCondition(Relation relation, int left, int right) {
  /** What is said of two terms. */
  public enum Relation {
    /** The term is true. */
    TRUE,
    /** The term is false. */
    FALSE,
    /** The terms are equal. */
    EQUAL,
    /** The terms are different. */
    DIFFERENT,
    /** The left term is less. */
    LESS,
    /** The left term is not greater. */
    AT_MOST
  }

  /** Returns whether both terms have values on the row of a table. */
  boolean isDefined(RowTable table) {
    return !table.throwing(left) && !table.throwing(right);
  }

  /** Returns whether it is true on the row of a table, on which both terms have values. */
  boolean holds(RowTable table, Map<Integer, Comparator<Object>> orders) {
    return switch (relation) {
      case TRUE -> table.isTrue(left);
      case FALSE -> !table.isTrue(left);
      case EQUAL -> table.outcome(left) == table.outcome(right);
      case DIFFERENT -> table.outcome(left) != table.outcome(right);
      case LESS -> compared(table, orders, -1);
      case AT_MOST -> compared(table, orders, 0);
    };
  }

  private boolean compared(RowTable table, Map<Integer, Comparator<Object>> orders, int most) {
    Object one = table.value(left);
    Object other = table.value(right);
    Comparator<Object> order = orders.get(table.type(left));
    return one != null
        && other != null
        && order != null
        && Integer.signum(order.compare(one, other)) <= most;
  }

  /** Returns the condition as it is shown. */
  public String shown(Wording wording) {
    return switch (relation) {
      case TRUE -> wording.of(left) + " = true";
      case FALSE -> wording.of(left) + " = false";
      case EQUAL -> wording.of(left) + " = " + wording.of(right);
      case DIFFERENT -> wording.of(left) + " != " + wording.of(right);
      case LESS -> wording.of(left) + " < " + wording.of(right);
      case AT_MOST -> wording.of(left) + " <= " + wording.of(right);
    };
  }
}

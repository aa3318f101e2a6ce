package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/** Something about terms that is true or false on each row. */
public sealed interface Statement {
  /** Returns whether it is true on the row of a table. */
  boolean holds(RowTable table);

  /** Returns the two terms it is about. */
  Equation sides();

  /** Returns the variables it mentions, one bit each. */
  default long variables(Terms terms) {
    return terms.variables(sides().left()) | terms.variables(sides().right());
  }

  /**
   * The sides are equal.
   *
   * @param sides the sides
   */
  record Equal(Equation sides) implements Statement {
    @Override
    public boolean holds(RowTable table) {
      return table.outcome(sides.left()) == table.outcome(sides.right());
    }
  }

  /**
   * The sides are equal where a condition is true.
   *
   * @param law the condition and the sides
   */
  record Under(Conditional law) implements Statement {
    @Override
    public boolean holds(RowTable table) {
      return !table.isTrue(law.condition()) || new Equal(sides()).holds(table);
    }

    @Override
    public Equation sides() {
      return law.equation();
    }

    @Override
    public long variables(Terms terms) {
      return terms.variables(law.condition()) | Statement.super.variables(terms);
    }
  }

  /**
   * The sides are equal where both have values.
   *
   * @param sides the sides
   */
  record WhereDefined(Equation sides) implements Statement {
    @Override
    public boolean holds(RowTable table) {
      return table.throwing(sides.left())
          || table.throwing(sides.right())
          || new Equal(sides).holds(table);
    }
  }

  /**
   * The left side is not greater, where both have values.
   *
   * @param sides the sides
   * @param order the order of their values
   */
  record AtMost(Equation sides, Comparator<Object> order) implements Statement {
    @Override
    public boolean holds(RowTable table) {
      Object left = table.throwing(sides.left()) ? null : table.value(sides.left());
      Object right = table.throwing(sides.right()) ? null : table.value(sides.right());
      return left == null || right == null || order.compare(left, right) <= 0;
    }
  }

  /**
   * The values of terms keep what equality and order promise, where all have values.
   *
   * @param contract the promise
   * @param members the terms
   * @param object what gives the object of a value
   */
  record Keeps(Contract contract, List<Integer> members, UnaryOperator<Object> object)
      implements Statement {
    @Override
    public boolean holds(RowTable table) {
      List<Object> values = new ArrayList<>();
      for (int term : members) {
        Object value = table.throwing(term) ? null : table.value(term);
        if (value == null) {
          return true;
        }
        values.add(object.apply(value));
      }
      return contract.isKept(values);
    }

    @Override
    public Equation sides() {
      return new Equation(members.get(0), members.get(members.size() - 1));
    }

    @Override
    public long variables(Terms terms) {
      return members.stream().mapToLong(terms::variables).reduce(0, (a, b) -> a | b);
    }

    /** Returns in words that the promise is broken on the row of a table. */
    String breach(RowTable table) {
      return contract.breach(members.stream().map(table::shown).toList());
    }
  }
}

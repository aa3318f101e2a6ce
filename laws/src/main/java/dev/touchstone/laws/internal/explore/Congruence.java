package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Tests whether the equality of each type is a congruence: every function must give equal results for
 * equal arguments. Otherwise putting equals for equals is wrong, and so are the laws.
 *
 * <p>Small terms whose values are equal to an observer, but not to their own {@code equals}, are put for
 * an argument of each function in turn.
 */
public final class Congruence {
  private static final int ROWS = 100;
  private static final int MOST_TERMS = 60;
  private static final int MOST_SIZE = 4;

  private final Laboratory laboratory;
  private final Terms terms;
  private final Universe universe;
  private final Map<String, String> violations = new HashMap<>();

  /** Prepares to test the equalities of a universe. */
  public Congruence(Laboratory laboratory, Universe universe) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.universe = universe;
  }

  /** Returns the functions that tell equal values apart, each with two such values. */
  public List<String> violations() {
    RowTable table = new RowTable(laboratory);
    for (int type = 0; type < terms.vocabulary().typeCount(); type++) {
      List<Integer> small = small(type);
      for (int row = 0; row < ROWS; row++) {
        table.load(laboratory.rows().row(row));
        tryPairs(table, small);
      }
    }
    return violations.values().stream().sorted().toList();
  }

  private List<Integer> small(int type) {
    List<Integer> small = new ArrayList<>();
    for (int[] members : universe.classes()) {
      for (int term : members) {
        if (terms.type(term) == type
            && !terms.isUndefined(term)
            && terms.size(term) <= MOST_SIZE
            && small.size() < MOST_TERMS) {
          small.add(term);
        }
      }
    }
    return small;
  }

  private void tryPairs(RowTable table, List<Integer> small) {
    Map<Integer, Integer> first = new HashMap<>();
    for (int term : small) {
      if (!table.throwing(term)) {
        int like = first.computeIfAbsent(table.outcome(term), outcome -> term);
        if (like != term && !same(table.value(like), table.value(term))) {
          tryFunctions(table, like, term);
        }
      }
    }
  }

  private static boolean same(@Nullable Object one, @Nullable Object other) {
    return Objects.equals(one, other);
  }

  private void tryFunctions(RowTable table, int one, int other) {
    for (Symbol function : terms.vocabulary().functions()) {
      for (int at = 0; at < function.arity(); at++) {
        if (function.arguments()[at] == terms.type(one)
            && !violations.containsKey(function.name())) {
          tryAt(table, function, at, one, other);
        }
      }
    }
  }

  private void tryAt(RowTable table, Symbol function, int at, int one, int other) {
    int[] arguments = new int[function.arity()];
    for (int i = 0; i < arguments.length; i++) {
      OptionalInt variable = terms.vocabulary().variables(function.arguments()[i]).stream()
          .mapToInt(terms::atom)
          .findFirst();
      if (i != at && variable.isEmpty()) {
        return;
      }
      arguments[i] = variable.orElse(one);
    }
    arguments[at] = one;
    int left = terms.apply(function, arguments);
    arguments[at] = other;
    int right = terms.apply(function, arguments);
    if (table.outcome(left) != table.outcome(right)) {
      violations.put(
          function.name(),
          "%s tells values apart that are taken for equal, %s and %s: its laws are not reliable"
              .formatted(function.name(), table.shown(one), table.shown(other)));
    }
  }
}

package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Columns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds terms that may be conditions: truth values that vary, small, with few variables, true often
 * enough; of those that are true on the same rows only the simplest, weakest first.
 *
 * <p>A condition that gives a variable one value, such as {@code x == y}, says no more than putting
 * that value for the variable, and is left out.
 */
final class Conditions {
  private static final int MOST_SIZE = 4;
  private static final int MOST_VARIABLES = 3;
  private static final int FEWEST_ROWS = 25;
  private static final int MOST = 150;

  private final Terms terms;
  private final Simplicity simplicity;
  private final Columns columns;
  private final List<Integer> representatives;

  /**
   * A condition.
   *
   * @param term the term that must be true
   * @param rows the rows on which it is
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Condition(int term, int[] rows) {}

  Conditions(Terms terms, Simplicity simplicity, Columns columns, List<Integer> representatives) {
    this.terms = terms;
    this.simplicity = simplicity;
    this.columns = columns;
    this.representatives = representatives;
  }

  /** Returns the conditions, weakest first. */
  List<Condition> find(int truthType, int rows) {
    Set<Integer> candidates = new HashSet<>(comparisons());
    representatives.stream().filter(term -> terms.type(term) == truthType).forEach(candidates::add);
    List<Integer> simplestFirst =
        candidates.stream().filter(this::small).sorted(simplicity.order()).toList();
    Map<Columns.Key, Condition> found = new LinkedHashMap<>();
    for (int term : simplestFirst) {
      int[] where = columns.rowsWhereTrue(term);
      if (where.length >= FEWEST_ROWS && where.length < rows && !substitutes(term, where)) {
        found.putIfAbsent(columns.key(term), new Condition(term, where));
      }
    }
    return found.values().stream()
        .limit(MOST)
        .sorted(Comparator.comparing(condition -> -condition.rows().length))
        .toList();
  }

  private boolean small(int term) {
    return terms.size(term) <= MOST_SIZE
        && terms.variables(term) != 0
        && !terms.isVariable(term)
        && Long.bitCount(terms.variables(term)) <= MOST_VARIABLES
        && usesFirstVariables(term);
  }

  /** Returns whether variables occur in the order of their declaration, none left out. */
  private boolean usesFirstVariables(int term) {
    List<Symbol> order = new ArrayList<>();
    collect(term, order);
    Map<Integer, Integer> next = new LinkedHashMap<>();
    for (Symbol variable : order) {
      int number = next.merge(variable.result(), 1, Integer::sum) - 1;
      if (!terms.vocabulary().variables(variable.result()).get(number).equals(variable)) {
        return false;
      }
    }
    return true;
  }

  private void collect(int term, List<Symbol> order) {
    Symbol head = terms.head(term);
    if (head.isVariable() && !order.contains(head)) {
      order.add(head);
    }
    for (int i = 0; i < head.arity(); i++) {
      collect(terms.argument(term, i), order);
    }
  }

  private List<Integer> comparisons() {
    List<Integer> found = new ArrayList<>();
    for (Symbol comparison : terms.vocabulary().builtIns()) {
      List<Integer> sides = representatives.stream()
          .filter(term -> terms.type(term) == comparison.arguments()[0])
          .filter(term -> terms.size(term) < MOST_SIZE - 1)
          .toList();
      for (int left : sides) {
        for (int right : sides) {
          if (left != right && terms.size(left) + terms.size(right) < MOST_SIZE) {
            found.add(terms.apply(comparison, left, right));
          }
        }
      }
    }
    return found;
  }

  private boolean substitutes(int condition, int[] where) {
    List<Symbol> variables = new ArrayList<>();
    collect(condition, variables);
    return variables.stream().anyMatch(variable -> hasOneValue(terms.atom(variable), where));
  }

  private boolean hasOneValue(int variable, int[] where) {
    Columns.Key values = columns.key(variable, where);
    return representatives.stream()
        .filter(term -> terms.type(term) == terms.type(variable))
        .filter(term -> (terms.variables(term) & terms.variables(variable)) == 0)
        .anyMatch(term -> columns.key(term, where).equals(values));
  }
}

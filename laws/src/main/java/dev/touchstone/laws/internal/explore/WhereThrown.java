package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Finds out where functions throw: truth values that are true, or false, exactly on the rows on which
 * a call throws.
 *
 * <p>Only terms whose variables are arguments of the call are tried, simplest first. A call that throws
 * on every row, or whose truth value throws itself, has no such term.
 */
public final class WhereThrown {
  private static final int ROWS = 3_000;

  private final Laboratory laboratory;
  private final Terms terms;
  private final List<Integer> truths;

  /** Prepares the search among the terms of a type of truth values. */
  public WhereThrown(Laboratory laboratory, Simplicity simplicity, Universe universe, int type) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.truths = universe.classes().stream()
        .map(members -> members[0])
        .filter(term -> terms.type(term) == type && terms.variables(term) != 0)
        .sorted(simplicity.order())
        .toList();
  }

  /**
   * A condition for throwing.
   *
   * @param call the call with its variables
   * @param truth a truth value
   * @param when which value it has where the call throws, and nowhere else
   */
  public record Found(int call, int truth, boolean when) {}

  /** Returns the conditions of the functions that have one. */
  public Map<Symbol, Found> of(List<Symbol> functions) {
    Map<Symbol, Found> found = new LinkedHashMap<>();
    Map<Symbol, List<Found>> open = new LinkedHashMap<>();
    for (Symbol function : functions) {
      call(function).ifPresent(call -> open.put(function, candidates(call)));
    }
    RowTable table = new RowTable(laboratory);
    for (int row = 0; row < ROWS && !open.isEmpty(); row++) {
      table.load(laboratory.rows().row(row));
      open.values().forEach(each -> each.removeIf(candidate -> !fits(candidate, table)));
      open.values().removeIf(List::isEmpty);
    }
    open.forEach((function, left) -> found.put(function, left.get(0)));
    return found;
  }

  private static boolean fits(Found candidate, RowTable table) {
    return !table.throwing(candidate.truth())
        && table.throwing(candidate.call())
            == (table.isTrue(candidate.truth()) == candidate.when());
  }

  private List<Found> candidates(int call) {
    List<Found> candidates = new ArrayList<>();
    for (int truth : truths) {
      if ((terms.variables(truth) & ~terms.variables(call)) == 0
          && !terms.mentions(truth, terms.head(call))) {
        candidates.add(new Found(call, truth, true));
        candidates.add(new Found(call, truth, false));
      }
    }
    return candidates;
  }

  private OptionalInt call(Symbol function) {
    int[] arguments = new int[function.arity()];
    Map<Integer, Integer> next = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      List<Symbol> variables = terms.vocabulary().variables(function.arguments()[i]);
      int number = next.merge(function.arguments()[i], 1, Integer::sum) - 1;
      if (number >= variables.size()) {
        return OptionalInt.empty();
      }
      arguments[i] = terms.atom(variables.get(number));
    }
    return OptionalInt.of(terms.apply(function, arguments));
  }
}

package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.explore.ThrowingCondition.Relation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Finds out where functions throw: up to three conditions of which one is true exactly on the rows on
 * which a call throws.
 *
 * <p>A condition is a truth value, or a comparison of two terms, whose variables are arguments of the call. One
 * that is true where the call does not throw is out; among the others, simplest first, those are taken that
 * add most rows, until all rows are covered. What is found must fit further rows, too.
 */
public final class WhereThrown {
  private static final int ROWS = 3_000;
  private static final int FURTHER_ROWS = 20_000;
  private static final int FEWEST_ROWS = 5;
  private static final int MOST_CONDITIONS = 3;
  private static final int MOST_SYMBOLS = 3;
  private static final int MOST_COMPARED = 24;

  private final Laboratory laboratory;
  private final Terms terms;
  private final Map<Integer, Comparator<Object>> orders;
  private final OptionalInt truth;
  private final List<Integer> simplest;

  /** Prepares the search among the terms of a universe, with the orders of types and the type of truth values. */
  public WhereThrown(
      Laboratory laboratory,
      Simplicity simplicity,
      Universe universe,
      Map<Integer, Comparator<Object>> orders,
      OptionalInt truth) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.orders = orders;
    this.truth = truth;
    this.simplest = universe.classes().stream()
        .map(members -> members[0])
        .filter(term -> !terms.isUndefined(term))
        .sorted(simplicity.order())
        .toList();
  }

  /** A condition, and the rows on which it is true. */
  private record Open(ThrowingCondition condition, BitSet rows) {}

  /** Returns the conditions of the functions that have some. */
  public Map<Symbol, List<ThrowingCondition>> of(List<Symbol> functions) {
    Map<Symbol, List<ThrowingCondition>> found = new LinkedHashMap<>();
    for (Symbol function : functions) {
      OptionalInt call = call(function);
      if (call.isPresent()) {
        List<ThrowingCondition> cover = cover(call.getAsInt());
        if (!cover.isEmpty() && fits(call.getAsInt(), cover)) {
          found.put(function, cover);
        }
      }
    }
    return found;
  }

  private List<ThrowingCondition> cover(int call) {
    List<Open> open = new ArrayList<>();
    candidates(call).forEach(condition -> open.add(new Open(condition, new BitSet())));
    BitSet thrown = new BitSet();
    RowTable table = new RowTable(laboratory);
    for (int row = 0; row < ROWS && !open.isEmpty(); row++) {
      table.load(laboratory.rows().row(row));
      boolean throwing = table.throwing(call);
      thrown.set(row, throwing);
      int number = row;
      open.removeIf(each -> {
        if (!each.condition().isDefined(table)) {
          return true;
        }
        boolean holds = each.condition().holds(table, orders);
        each.rows().set(number, holds);
        return holds && !throwing;
      });
    }
    return greedy(open, thrown);
  }

  private static List<ThrowingCondition> greedy(List<Open> open, BitSet thrown) {
    List<ThrowingCondition> cover = new ArrayList<>();
    BitSet left = (BitSet) thrown.clone();
    while (!left.isEmpty() && cover.size() < MOST_CONDITIONS) {
      Open best = null;
      int most = FEWEST_ROWS - 1;
      for (Open each : open) {
        BitSet added = (BitSet) each.rows().clone();
        added.and(left);
        if (added.cardinality() > most) {
          most = added.cardinality();
          best = each;
        }
      }
      if (best == null) {
        return List.of();
      }
      left.andNot(best.rows());
      cover.add(best.condition());
    }
    return left.isEmpty() ? cover : List.of();
  }

  private boolean fits(int call, List<ThrowingCondition> cover) {
    RowTable table = new RowTable(laboratory);
    for (int row = ROWS; row < FURTHER_ROWS; row++) {
      table.load(laboratory.rows().row(row));
      boolean holds = cover.stream().anyMatch(each -> each.holds(table, orders));
      if (!cover.stream().allMatch(each -> each.isDefined(table))
          || holds != table.throwing(call)) {
        return false;
      }
    }
    return true;
  }

  private List<ThrowingCondition> candidates(int call) {
    List<ThrowingCondition> candidates = new ArrayList<>();
    Map<Integer, List<Integer>> compared = new LinkedHashMap<>();
    for (int term : simplest) {
      boolean about = (terms.variables(term) & ~terms.variables(call)) == 0
          && !terms.mentions(term, terms.head(call));
      if (about && truth.isPresent() && terms.type(term) == truth.getAsInt()) {
        if (terms.variables(term) != 0) {
          candidates.add(new ThrowingCondition(Relation.TRUE, term, term));
          candidates.add(new ThrowingCondition(Relation.FALSE, term, term));
        }
      } else if (about && terms.size(term) <= MOST_SYMBOLS) {
        List<Integer> ofType =
            compared.computeIfAbsent(terms.type(term), type -> new ArrayList<>());
        if (ofType.size() < MOST_COMPARED) {
          ofType.add(term);
        }
      }
    }
    compared.forEach((type, among) -> compare(type, among, candidates));
    return candidates;
  }

  private void compare(int type, List<Integer> among, List<ThrowingCondition> candidates) {
    for (int i = 0; i < among.size(); i++) {
      for (int k = 0; k < i; k++) {
        int one = among.get(k);
        int other = among.get(i);
        if ((terms.variables(one) | terms.variables(other)) == 0) {
          continue;
        }
        int left = terms.variables(one) == 0 ? other : one;
        int right = left == one ? other : one;
        candidates.add(new ThrowingCondition(Relation.EQUAL, left, right));
        candidates.add(new ThrowingCondition(Relation.DIFFERENT, left, right));
        if (orders.containsKey(type)) {
          candidates.add(new ThrowingCondition(Relation.LESS, other, one));
          candidates.add(new ThrowingCondition(Relation.LESS, one, other));
          candidates.add(new ThrowingCondition(Relation.AT_MOST, other, one));
          candidates.add(new ThrowingCondition(Relation.AT_MOST, one, other));
        }
      }
    }
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

package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.Instances;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Searches for pairs of small terms of which one is never greater than the other.
 *
 * <p>A pair is kept unless it follows from simpler ones: it is an instance of one, or a chain of them
 * and of their instances leads from its left side to its right. Terms that throw are left out.
 *
 * <p>Source: Braquehais and Runciman, Speculate (2017), section 4.4.
 */
public final class Inequalities {
  private static final int ROWS = 1_000;
  private static final int MOST_SIZE = 4;
  private static final int MOST_VARIABLES = 2;
  private static final int MOST_TERMS = 250;

  private final Laboratory laboratory;
  private final Terms terms;
  private final Simplicity simplicity;
  private final Map<Integer, Comparator<Object>> orders;

  /**
   * Prepares the search.
   *
   * @param orders the orders of the types that have one
   */
  public Inequalities(
      Laboratory laboratory, Simplicity simplicity, Map<Integer, Comparator<Object>> orders) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.simplicity = simplicity;
    this.orders = orders;
  }

  /** Returns the inequalities among the representatives, the side that is at most the other left. */
  public List<Statement.AtMost> among(Universe universe) {
    List<Statement.AtMost> found = new ArrayList<>();
    orders.forEach((type, order) -> {
      int[] small = universe.classes().stream()
          .mapToInt(members -> members[0])
          .filter(term -> terms.type(term) == type && isSmall(term))
          .limit(MOST_TERMS)
          .toArray();
      prune(pairs(small, order), small).stream()
          .map(pair -> new Statement.AtMost(pair, order))
          .forEach(found::add);
    });
    return found;
  }

  private boolean isSmall(int term) {
    return terms.size(term) <= MOST_SIZE
        && Long.bitCount(terms.variables(term)) <= MOST_VARIABLES
        && !terms.isUndefined(term)
        && !laboratory.observed().hasThrown(term);
  }

  private List<Equation> pairs(int[] small, Comparator<Object> order) {
    boolean[][] greater = new boolean[small.length][small.length];
    RowTable table = new RowTable(laboratory);
    for (int row = 0; row < ROWS; row++) {
      table.load(laboratory.rows().row(row));
      int[] ranks = ranks(table, small, order);
      for (int i = 0; i < small.length; i++) {
        for (int j = 0; j < small.length; j++) {
          greater[i][j] |= ranks[i] > ranks[j];
        }
      }
    }
    List<Equation> pairs = new ArrayList<>();
    for (int i = 0; i < small.length; i++) {
      for (int j = 0; j < small.length; j++) {
        long variables = terms.variables(small[i]) | terms.variables(small[j]);
        if (i != j && !greater[i][j] && Long.bitCount(variables) <= MOST_VARIABLES) {
          pairs.add(new Equation(small[i], small[j]));
        }
      }
    }
    pairs.sort((a, b) -> simplicity
        .equations()
        .compare(
            simplicity.equation(a.left(), a.right()), simplicity.equation(b.left(), b.right())));
    return pairs;
  }

  private static int[] ranks(RowTable table, int[] small, Comparator<Object> order) {
    int[] ranks = new int[small.length];
    List<Integer> sorted = new ArrayList<>();
    for (int i = 0; i < small.length; i++) {
      sorted.add(i);
    }
    @Nullable Object[] values = new Object[small.length];
    for (int i = 0; i < small.length; i++) {
      values[i] = table.throwing(small[i]) ? null : table.value(small[i]);
    }
    Comparator<Object> nullsFirst = Comparator.nullsFirst(order);
    sorted.sort((a, b) -> nullsFirst.compare(values[a], values[b]));
    int rank = 0;
    for (int i = 1; i < small.length; i++) {
      rank += nullsFirst.compare(values[sorted.get(i - 1)], values[sorted.get(i)]) == 0 ? 0 : 1;
      ranks[sorted.get(i)] = rank;
    }
    return ranks;
  }

  private List<Equation> prune(List<Equation> pairs, int[] small) {
    List<Equation> kept = new ArrayList<>();
    Chains chains = new Chains();
    Instances instances = new Instances(terms);
    for (Equation pair : pairs) {
      if (!chains.leads(pair.left(), pair.right())) {
        kept.add(pair);
        instances.of(pair, small).forEach(chains::add);
      }
    }
    return kept;
  }
}

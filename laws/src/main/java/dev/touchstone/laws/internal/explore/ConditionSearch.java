package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.UnderCondition;
import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Columns;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Searches for equations that hold under a condition.
 *
 * <p>Terms that differ without a condition but agree wherever it is true are candidates; those that
 * fresh rows refute fall. Conditions are taken weakest first, and a candidate is kept unless it follows
 * from what is known under the condition: simpler candidates, and instances of laws with a weaker one.
 *
 * <p>Source: Braquehais and Runciman, Speculate (2017), section 4. Deviation: whether a condition implies
 * another is tested, not proved; equal terms are found by their columns of outcomes.
 */
public final class ConditionSearch {
  private static final int ROWS = 1_000;
  private static final int FRESH_ROWS = 3_000;
  private static final int MOST_TERMS = 1_500;
  private static final int RARE = 20;
  private static final int MOST_CANDIDATES = 2_000;

  private final Laboratory laboratory;
  private final Terms terms;
  private final Simplicity simplicity;
  private final Columns columns;
  private final List<Integer> representatives;
  private final Map<Columns.Key, Integer> byColumn = new HashMap<>();
  private final List<Conditional> found = new ArrayList<>();
  private final Set<Integer> isCondition = new HashSet<>();
  private final Chains implications = new Chains();
  private final int truth;

  private record Case(
      Conditions.Condition condition, List<Integer> relevant, List<Equation> candidates) {}

  /**
   * Prepares the search.
   *
   * @param truth the constant that is true
   */
  public ConditionSearch(
      Laboratory laboratory, Simplicity simplicity, Universe universe, int truth) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.simplicity = simplicity;
    this.truth = truth;
    this.columns = new Columns(laboratory, ROWS);
    this.representatives = universe.classes().stream()
        .map(members -> members[0])
        .sorted(Comparator.<Integer>comparingInt(terms::functions).thenComparingInt(terms::size))
        .limit(MOST_TERMS)
        .sorted(simplicity.order())
        .toList();
  }

  /** Returns the conditional laws, those with the weakest condition first. */
  public List<Conditional> search() {
    columns.fill(representatives);
    for (int term : representatives) {
      byColumn.putIfAbsent(columns.key(term), term);
    }
    List<Conditions.Condition> conditions =
        new Conditions(terms, simplicity, columns, representatives).find(terms.type(truth), ROWS);
    Set<Integer> all = new TreeSet<>(simplicity.order());
    all.addAll(representatives);
    conditions.forEach(condition -> isCondition.add(condition.term()));
    all.addAll(isCondition);
    List<Case> cases = conditions.stream()
        .map(condition -> candidates(condition, all))
        .filter(each -> !each.candidates().isEmpty())
        .toList();
    refute(cases);
    cases.forEach(this::prune);
    return found;
  }

  private Case candidates(Conditions.Condition condition, Set<Integer> all) {
    Map<Columns.Key, List<Integer>> groups = new LinkedHashMap<>();
    for (int term : all) {
      groups
          .computeIfAbsent(columns.key(term, condition.rows()), key -> new ArrayList<>())
          .add(term);
    }
    List<Integer> relevant = new ArrayList<>();
    List<Equation> candidates = new ArrayList<>();
    long needed = terms.variables(condition.term());
    for (List<Integer> members : groups.values()) {
      if (members.size() > 1) {
        relevant.addAll(members);
        int first = members.get(0);
        members.stream()
            .skip(1)
            .filter(other -> isAbout(needed, other, first))
            .forEach(other -> candidates.add(new Equation(other, first)));
      }
    }
    candidates.sort(simplicity.equations());
    return new Case(
        condition,
        relevant,
        new ArrayList<>(candidates.subList(0, Math.min(candidates.size(), MOST_CANDIDATES))));
  }

  /** Returns whether an equation has all variables of its condition, or is an implication. */
  private boolean isAbout(long needed, int other, int first) {
    long variables = terms.variables(first) | terms.variables(other);
    return (needed & ~variables) == 0 || (first == truth && (variables & ~needed) == 0);
  }

  private void refute(List<Case> cases) {
    RowTable table = new RowTable(laboratory);
    for (int row = ROWS; row < ROWS + FRESH_ROWS; row++) {
      table.load(laboratory.rows().row(row));
      for (Case each : cases) {
        if (table.isTrue(each.condition().term())) {
          each.candidates()
              .removeIf(law -> table.outcome(law.left()) != table.outcome(law.right()));
        }
      }
    }
    cases.forEach(
        each -> each.candidates().removeIf(law -> isWeak(law, each.condition().rows())));
  }

  /** Returns whether both sides are truth values that are nearly always the same. */
  private boolean isWeak(Equation law, int[] rows) {
    if (terms.type(law.left()) != terms.type(truth) || terms.variables(law.right()) == 0) {
      return false;
    }
    Columns.Key yes = columns.key(truth, rows);
    Columns.Key left = columns.key(law.left(), rows);
    int trues = 0;
    for (int i = 0; i < rows.length; i++) {
      trues += left.prints()[i] == yes.prints()[i] ? 1 : 0;
    }
    return Math.min(trues, rows.length - trues) < RARE;
  }

  private void prune(Case each) {
    int[] rows = each.condition().rows();
    UnderCondition known =
        new UnderCondition(terms, simplicity, this::representative, each.relevant());
    known.assume(each.condition().term(), truth, each.condition());
    each.candidates().stream()
        .filter(candidate -> candidate.right() == truth && isCondition.contains(candidate.left()))
        .forEach(candidate -> imply(each.condition().term(), candidate, known));
    found.forEach(law -> known.apply(law, condition -> holdsOn(condition, rows)));
    for (Equation candidate : each.candidates()) {
      if (!known.same(candidate.left(), candidate.right())) {
        Conditional law = new Conditional(each.condition().term(), candidate);
        found.add(law);
        known.assume(candidate.left(), candidate.right(), law);
        known.apply(law, condition -> holdsOn(condition, rows));
      }
    }
  }

  /** Keeps an implication between conditions unless a chain of others leads there. */
  private void imply(int condition, Equation implied, UnderCondition known) {
    known.assume(implied.left(), truth, implied);
    if (!implications.leads(condition, implied.left())) {
      implications.add(new Equation(condition, implied.left()));
      found.add(new Conditional(condition, implied));
    }
  }

  private int representative(int term) {
    return byColumn.getOrDefault(columns.key(term), -1);
  }

  private boolean holdsOn(int condition, int[] rows) {
    return columns.key(condition, rows).equals(columns.key(truth, rows));
  }
}

package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.Instances;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.GenericWording;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Searches for equations that hold wherever both sides have values, although one side throws where the
 * other does not.
 *
 * <p>A term that throws now and then is compared with all simpler ones that have values mostly where it has: an
 * equation that both sides hardly ever reach says nothing. Terms with a subterm that has a
 * weak law already, instances of weak laws, and terms that differ from one only in the names of variables,
 * are left out. Such laws are never used in proofs.
 */
public final class WeakLaws {
  private static final int ROWS = 1_000;
  private static final int FEWEST_ROWS = 25;
  private static final int MOST_TERMS = 600;

  private final Laboratory laboratory;
  private final Terms terms;
  private final int[] representatives;
  private final int[][] outcomes;

  /** Prepares the search. */
  public WeakLaws(Laboratory laboratory, Simplicity simplicity, Universe universe) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.representatives = universe.classes().stream()
        .map(members -> members[0])
        .filter(term -> !terms.isUndefined(term))
        .sorted(Comparator.<Integer>comparingInt(terms::functions).thenComparingInt(terms::size))
        .limit(MOST_TERMS)
        .sorted(simplicity.order())
        .mapToInt(Integer::intValue)
        .toArray();
    this.outcomes = new int[representatives.length][ROWS];
  }

  /** Returns the laws, the side that throws on the left. */
  public List<Equation> search() {
    fill();
    List<Equation> found = new ArrayList<>();
    Set<Integer> covered = new HashSet<>();
    Instances instances = new Instances(terms);
    GenericWording shape = new GenericWording(terms, symbol -> false);
    Set<String> shapes = new HashSet<>();
    for (int i = 0; i < representatives.length; i++) {
      int term = representatives[i];
      if (throwsNowAndThen(i) && !covered.contains(term) && !hasCovered(term, covered)) {
        int like = firstLike(i);
        if (like >= 0 && shapes.add(shape.of(new Equation(term, term)))) {
          Equation law = new Equation(term, representatives[like]);
          found.add(law);
          if (terms.functions(law.right()) < terms.functions(law.left())) {
            instances.of(law, representatives).forEach(each -> covered.add(each.left()));
          }
        }
      }
    }
    return found;
  }

  private void fill() {
    RowTable table = new RowTable(laboratory);
    for (int row = 0; row < ROWS; row++) {
      table.load(laboratory.rows().row(row));
      for (int i = 0; i < representatives.length; i++) {
        outcomes[i][row] = table.throwing(representatives[i])
            ? RowTable.UNDEFINED
            : table.outcome(representatives[i]);
      }
    }
  }

  private boolean throwsNowAndThen(int index) {
    int defined = 0;
    for (int outcome : outcomes[index]) {
      defined += outcome == RowTable.UNDEFINED ? 0 : 1;
    }
    return defined >= FEWEST_ROWS && defined < ROWS;
  }

  private boolean hasCovered(int term, Set<Integer> covered) {
    for (int i = 0; i < terms.arity(term); i++) {
      int argument = terms.argument(term, i);
      if (covered.contains(argument) || hasCovered(argument, covered)) {
        return true;
      }
    }
    return false;
  }

  private int firstLike(int index) {
    for (int other = 0; other < index; other++) {
      if (terms.type(representatives[other]) == terms.type(representatives[index])
          && agree(outcomes[index], outcomes[other])) {
        return other;
      }
    }
    return -1;
  }

  /** Returns whether two terms agree where both have values, and one mostly has one where the other has. */
  private static boolean agree(int[] one, int[] other) {
    int both = 0;
    int single = 0;
    for (int row = 0; row < ROWS; row++) {
      boolean defined = one[row] != RowTable.UNDEFINED;
      boolean otherDefined = other[row] != RowTable.UNDEFINED;
      if (defined && otherDefined) {
        if (one[row] != other[row]) {
          return false;
        }
        both++;
      } else if (defined || otherDefined) {
        single++;
      }
    }
    return both >= FEWEST_ROWS && both >= single;
  }
}

package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The terms that were explored, in classes that testing did not tell apart.
 *
 * @param terms the store of terms
 * @param classes the classes, simplest first, each with its simplest term first
 */
public record Universe(Terms terms, List<int[]> classes) {
  /** Returns how many terms there are, without the constants that throw. */
  public int size() {
    return classes.stream().mapToInt(this::defined).sum();
  }

  /** Returns how many classes have a term other than the constants that throw. */
  public int classCount() {
    return (int) classes.stream().filter(members -> defined(members) > 0).count();
  }

  private int defined(int[] members) {
    return terms.isUndefined(members[0]) ? members.length - 1 : members.length;
  }

  /** Returns the equation of each term with the simplest of its class, simplest first. */
  public List<Equation> equations(Simplicity simplicity) {
    List<Equation> equations = new ArrayList<>();
    for (int[] members : classes) {
      for (int i = 1; i < members.length; i++) {
        equations.add(new Equation(members[i], members[0]));
      }
    }
    equations.sort(simplicity.equations());
    return equations;
  }

  /** Returns the number of the class of each term. */
  public Map<Integer, Integer> classOf() {
    Map<Integer, Integer> classOf = new HashMap<>();
    for (int i = 0; i < classes.size(); i++) {
      for (int term : classes.get(i)) {
        classOf.put(term, i);
      }
    }
    return classOf;
  }
}

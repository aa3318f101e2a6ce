package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.List;

/** Finds the instances of a pair of terms of which both sides are among given terms. */
public final class Instances {
  private final Terms terms;
  private final Matching matching;

  /** Finds instances of terms of a store. */
  public Instances(Terms terms) {
    this.terms = terms;
    this.matching = new Matching(terms, Symbol.Role.VARIABLE);
  }

  /** Returns the instances between given terms, the pair itself among them. */
  public List<Equation> of(Equation pair, int[] among) {
    List<Equation> found = new ArrayList<>(List.of(pair));
    for (int left : among) {
      if (matching.match(pair.left(), left)) {
        for (int right : among) {
          if (matching.match(pair.left(), left) && matching.extend(pair.right(), right)) {
            found.add(new Equation(left, right));
          }
        }
      }
    }
    found.removeIf(instance -> terms.type(instance.left()) != terms.type(instance.right()));
    return found;
  }
}

package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Equation;

/** Knows laws, and tells whether other equations follow from them. */
public interface Pruner {
  /** Adds a law. */
  void assume(Equation law);

  /** Returns whether an equation was proved from the laws; false says nothing. */
  boolean provable(Equation equation);

  /** Returns a term that is provably equal, the same one for terms known to be equal. */
  int normalForm(int term);
}

package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.Arrays;

/** Finds the values of pattern variables that make a pattern equal to a term. */
final class Matching {
  private final Terms terms;
  private final Symbol.Role variables;
  private int[] binding = new int[64];
  private int[] bound = new int[16];
  private int boundCount;

  /** Matches patterns whose variables are the symbols of a role. */
  Matching(Terms terms, Symbol.Role variables) {
    this.terms = terms;
    this.variables = variables;
    Arrays.fill(binding, -1);
  }

  /** Returns whether the pattern matches; if so {@link #binding} holds the values. */
  boolean match(int pattern, int term) {
    while (boundCount > 0) {
      binding[bound[--boundCount]] = -1;
    }
    return extend(pattern, term);
  }

  /** Goes on with a further pattern and the values found so far. */
  boolean extend(int pattern, int term) {
    if (pattern == term && terms.ground(pattern) && variables == Symbol.Role.PATTERN) {
      return true;
    }
    Symbol head = terms.head(pattern);
    if (head.role() == variables) {
      return terms.type(term) == head.result() && bind(head.id(), term);
    }
    if (terms.headId(pattern) != terms.headId(term)) {
      return false;
    }
    for (int i = 0; i < head.arity(); i++) {
      if (!extend(terms.argument(pattern, i), terms.argument(term, i))) {
        return false;
      }
    }
    return true;
  }

  /** Gives a variable a value; returns whether it has that value now. */
  boolean bind(int variable, int term) {
    if (variable >= binding.length) {
      int old = binding.length;
      binding = Arrays.copyOf(binding, Math.max(variable + 1, old * 2));
      Arrays.fill(binding, old, binding.length, -1);
    }
    if (binding[variable] >= 0) {
      return binding[variable] == term;
    }
    binding[variable] = term;
    if (boundCount == bound.length) {
      bound = Arrays.copyOf(bound, boundCount * 2);
    }
    bound[boundCount++] = variable;
    return true;
  }

  /** Returns the values by symbol, -1 where there is none. */
  int[] binding() {
    return binding;
  }
}

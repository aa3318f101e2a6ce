package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds functions that could be defined by others: a call with different variables equals a term that
 * calls the function, if at all, without one of them.
 *
 * <p>Source: Claessen, Smallbone and Hughes, QuickSpec (2010), section 2.8.
 */
public final class Definitions {
  private final Terms terms;
  private final Simplicity simplicity;

  /** Prepares the search. */
  public Definitions(Terms terms, Simplicity simplicity) {
    this.terms = terms;
    this.simplicity = simplicity;
  }

  /** Returns the simplest definition of each function that has one; the call is on the left. */
  public List<Equation> in(Universe universe) {
    Map<Integer, Equation> found = new TreeMap<>();
    for (int[] members : universe.classes()) {
      for (int call : members) {
        if (isGeneralCall(call)) {
          define(call, members, found);
        }
      }
    }
    return new ArrayList<>(found.values());
  }

  private void define(int call, int[] members, Map<Integer, Equation> found) {
    for (int body : members) {
      if (body != call && isBodyOf(call, body)) {
        found.merge(
            terms.headId(call),
            new Equation(call, body),
            (old, other) -> simplicity.compare(old.right(), other.right()) <= 0 ? old : other);
      }
    }
  }

  private boolean isGeneralCall(int term) {
    Symbol head = terms.head(term);
    if (!head.isFunction() || head.arity() == 0 || head.background()) {
      return false;
    }
    for (int i = 0; i < head.arity(); i++) {
      if (!terms.isVariable(terms.argument(term, i))) {
        return false;
      }
    }
    return Long.bitCount(terms.variables(term)) == head.arity();
  }

  private boolean isBodyOf(int call, int body) {
    return !terms.isUndefined(body)
        && (terms.variables(body) & ~terms.variables(call)) == 0
        && callsLess(terms.head(call), terms.variables(call), body);
  }

  private boolean callsLess(Symbol function, long variables, int term) {
    if (terms.head(term).equals(function) && terms.variables(term) == variables) {
      return false;
    }
    for (int i = 0; i < terms.arity(term); i++) {
      if (!callsLess(function, variables, terms.argument(term, i))) {
        return false;
      }
    }
    return true;
  }
}

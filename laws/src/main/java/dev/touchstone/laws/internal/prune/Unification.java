package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.Arrays;

/** Finds the most general values of pattern variables that make two terms equal. */
final class Unification {
  private final Terms terms;
  private int[] value = new int[64];
  private int[] trail = new int[16];
  private int bound;

  Unification(Terms terms) {
    this.terms = terms;
    Arrays.fill(value, -1);
  }

  /** Returns whether two terms unify; if so {@link #apply} uses the unifier. */
  boolean unify(int one, int other) {
    while (bound > 0) {
      value[trail[--bound]] = -1;
    }
    return solve(one, other);
  }

  private boolean solve(int one, int other) {
    int a = walk(one);
    int b = walk(other);
    if (a == b) {
      return true;
    }
    if (terms.head(a).isPattern()) {
      return bind(a, b);
    }
    if (terms.head(b).isPattern()) {
      return bind(b, a);
    }
    if (terms.headId(a) != terms.headId(b)) {
      return false;
    }
    for (int i = 0; i < terms.arity(a); i++) {
      if (!solve(terms.argument(a, i), terms.argument(b, i))) {
        return false;
      }
    }
    return true;
  }

  private int walk(int term) {
    int at = term;
    while (terms.head(at).isPattern() && of(terms.headId(at)) >= 0) {
      at = value[terms.headId(at)];
    }
    return at;
  }

  private int of(int symbol) {
    return symbol < value.length ? value[symbol] : -1;
  }

  private boolean bind(int variable, int term) {
    if (terms.type(variable) != terms.type(term) || occurs(variable, term)) {
      return false;
    }
    int symbol = terms.headId(variable);
    if (symbol >= value.length) {
      int old = value.length;
      value = Arrays.copyOf(value, symbol * 2);
      Arrays.fill(value, old, value.length, -1);
    }
    value[symbol] = term;
    if (bound == trail.length) {
      trail = Arrays.copyOf(trail, bound * 2);
    }
    trail[bound++] = symbol;
    return true;
  }

  private boolean occurs(int variable, int term) {
    int at = walk(term);
    if (at == variable) {
      return true;
    }
    for (int i = 0; !terms.ground(at) && i < terms.arity(at); i++) {
      if (occurs(variable, terms.argument(at, i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the size a term has with the unifier applied. */
  int size(int term) {
    if (terms.ground(term)) {
      return terms.size(term);
    }
    int at = walk(term);
    int size = 1;
    for (int i = 0; i < terms.arity(at); i++) {
      size += size(terms.argument(at, i));
    }
    return size;
  }

  /** Returns a term with the unifier applied. */
  int apply(int term) {
    if (terms.ground(term)) {
      return term;
    }
    int at = walk(term);
    Symbol head = terms.head(at);
    if (head.arity() == 0) {
      return at;
    }
    int[] arguments = terms.arguments(at);
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = apply(arguments[i]);
    }
    return terms.apply(head, arguments);
  }
}

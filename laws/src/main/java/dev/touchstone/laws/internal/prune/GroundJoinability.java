package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Tells whether the two sides of an equation have one normal form however their variables are
 * ordered.
 *
 * <p>Every weak order of the variables is tried: equal variables become one, and instances of
 * equations are compared under the assumption of the order. Without this, commutative and associative
 * functions would give equations without end.
 *
 * <p>Source: Martin and Nipkow, Ordered Rewriting and Confluence (1990).
 */
final class GroundJoinability {
  private static final int MOST_VARIABLES = 4;

  private final Terms terms;
  private final Rewriting rewriting;

  GroundJoinability(Terms terms, Rewriting rewriting) {
    this.terms = terms;
    this.rewriting = rewriting;
  }

  boolean joinable(int one, int other) {
    Set<Symbol> variables = Variables.of(terms, Symbol.Role.PATTERN, one);
    variables.addAll(Variables.of(terms, Symbol.Role.PATTERN, other));
    return !variables.isEmpty()
        && variables.size() <= MOST_VARIABLES
        && always(one, other, new ArrayList<>(variables), 0, new ArrayList<>());
  }

  /** Inserts the next variable into every place of an order of the ones before. */
  private boolean always(
      int one, int other, List<Symbol> variables, int at, List<List<Symbol>> order) {
    if (at == variables.size()) {
      return joins(one, other, order);
    }
    Symbol next = variables.get(at);
    for (int place = 0; place <= order.size(); place++) {
      order.add(place, List.of(next));
      boolean joins = always(one, other, variables, at + 1, order);
      order.remove(place);
      if (!joins || (place < order.size() && !withEqual(one, other, variables, at, order, place))) {
        return false;
      }
    }
    return true;
  }

  private boolean withEqual(
      int one, int other, List<Symbol> variables, int at, List<List<Symbol>> order, int place) {
    List<Symbol> equal = order.get(place);
    Symbol next = variables.get(at);
    if (equal.get(0).result() != next.result()) {
      return true;
    }
    List<Symbol> longer = new ArrayList<>(equal);
    longer.add(next);
    order.set(place, longer);
    boolean joins = always(one, other, variables, at + 1, order);
    order.set(place, equal);
    return joins;
  }

  private boolean joins(int one, int other, List<List<Symbol>> order) {
    int[] with = terms.noReplacements();
    int[] positions = terms.noReplacements();
    for (int i = 0; i < order.size(); i++) {
      Symbol first = order.get(i).get(0);
      positions[first.id()] = i;
      for (Symbol variable : order.get(i)) {
        with[variable.id()] = terms.atom(first);
      }
    }
    return rewriting.joins(terms.replace(one, with), terms.replace(other, with), positions);
  }
}

package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * What is known to be equal where one condition is true.
 *
 * <p>Terms are joined by congruence closure. Before a term is looked up, its arguments are replaced by
 * the simplest ones that are equal under the condition, and the result by the term it is known to be
 * equal to without any.
 */
public final class UnderCondition {
  private final Terms terms;
  private final Simplicity simplicity;
  private final IntUnaryOperator representative;
  private final CongruenceClosure closure;
  private final Matching matching;
  private final Collection<Integer> relevant;
  private Map<Integer, Integer> simplest = new HashMap<>();
  private int unions = -1;

  /**
   * Starts with nothing equal.
   *
   * @param representative gives the term another is equal to without a condition, or -1
   * @param relevant the terms of interest
   */
  public UnderCondition(
      Terms terms,
      Simplicity simplicity,
      IntUnaryOperator representative,
      Collection<Integer> relevant) {
    this.terms = terms;
    this.simplicity = simplicity;
    this.representative = representative;
    this.closure = new CongruenceClosure(terms, false);
    this.matching = new Matching(terms, Symbol.Role.VARIABLE);
    this.relevant = List.copyOf(relevant);
    relevant.forEach(closure::add);
  }

  /** Joins two terms. */
  public void assume(int one, int other, Object why) {
    closure.merge(one, other, why);
  }

  /** Applies a law to the terms of interest, where its own condition is implied. */
  public void apply(Conditional law, IntPredicate implied) {
    Equation sides = law.equation();
    for (int term : relevant) {
      applyTo(term, sides.left(), sides.right(), law, implied);
      applyTo(term, sides.right(), sides.left(), law, implied);
    }
  }

  private void applyTo(int term, int from, int to, Conditional law, IntPredicate implied) {
    long bound = terms.variables(from);
    boolean known = ((terms.variables(to) | terms.variables(law.condition())) & ~bound) == 0;
    if (known && !terms.isVariable(from) && matching.match(from, term)) {
      int[] with = matching.binding().clone();
      if (implied.test(terms.replace(law.condition(), with))) {
        int other = terms.replace(to, with);
        int simpler = representative.applyAsInt(other);
        closure.merge(term, simpler >= 0 ? simpler : other, law);
      }
    }
  }

  /** Returns whether two terms are known to be equal. */
  public boolean same(int one, int other) {
    if (closure.same(one, other)) {
      return true;
    }
    return closure.same(simplify(one), simplify(other));
  }

  private int simplify(int term) {
    if (terms.arity(term) == 0) {
      return simplestOf(term);
    }
    int[] arguments = terms.arguments(term);
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = simplify(arguments[i]);
    }
    int simpler = terms.apply(terms.head(term), arguments);
    if (simpler == term) {
      return simplestOf(term);
    }
    int known = representative.applyAsInt(simpler);
    if (known >= 0 && known != simpler) {
      closure.merge(simpler, known, CongruenceClosure.CONGRUENCE);
    }
    closure.merge(term, simpler, CongruenceClosure.CONGRUENCE);
    return simplestOf(known >= 0 ? known : simpler);
  }

  private int simplestOf(int term) {
    if (unions != closure.unions()) {
      unions = closure.unions();
      simplest = new HashMap<>();
      for (int each : relevant) {
        simplest.merge(closure.find(each), each, (a, b) -> simplicity.compare(a, b) <= 0 ? a : b);
      }
    }
    int best = simplest.getOrDefault(closure.find(closure.add(term)), term);
    return simplicity.compare(best, term) <= 0 ? best : term;
  }
}

package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Proves equations by unfailing completion: laws become rewrite rules, and rules are added until
 * equal terms have equal normal forms, as far as the caps allow.
 *
 * <p>Equations that cannot be oriented are kept and used on instances that become smaller. Where rules
 * overlap, both results are made equal; pairs are taken smallest first. A pair is dropped if its
 * sides are equal by now, if it is an instance of a known equation, if it is ground joinable, or if it
 * was seen to be false: then a law is false or holds for generated values only. The variables of the signature are constants here: goals need no further treatment.
 *
 * <p>Every equation holds for all values of its variables. A variable of one side only is never
 * replaced by a term that may throw, see {@link Variables#definedOnly}; this is checked whenever
 * variables get values.
 *
 * <p>Source: Bachmair, Dershowitz and Plaisted, Completion without Failure (1989); its use here
 * follows Smallbone, Johansson, Claessen and Algehed, Quick Specifications for the Busy Programmer
 * (2017), section 4.
 *
 * <p>Invariant: rules are inter-reduced; left sides have no rule of their own size that matches them.
 * Deviation: overlaps and equations above a size are left out, and pairs above a number are put off, so
 * proofs may be missed.
 */
public final class Completion implements Pruner {
  private static final int APART = 40;
  private static final int MOST_PAIRS = 200_000;

  private record Pair(int one, int other, int size, long age) {}

  private final Terms terms;
  private final int ruleCap;
  private final int peakCap;
  private final int steps;
  private final Semantics semantics;
  private final KnuthBendix order;
  private final Rewriting rewriting;
  private final Unification unification;
  private final GroundJoinability joinability;
  private final Map<Rule, Rule> renamed = new HashMap<>();
  private final Set<Long> seen = new HashSet<>();
  private final PriorityQueue<Pair> queue = new PriorityQueue<>((a, b) ->
      a.size() != b.size() ? Integer.compare(a.size(), b.size()) : Long.compare(a.age(), b.age()));
  private long age;
  private boolean capped;

  /**
   * Starts without laws.
   *
   * @param terms the store of terms
   * @param ruleCap the size of the greatest terms that are proved equal
   * @param peakCap the size of the greatest terms a proof may go through
   * @param steps how many pairs are looked at for each law
   * @param semantics what is known about the code behind terms
   */
  public Completion(Terms terms, int ruleCap, int peakCap, int steps, Semantics semantics) {
    this.terms = terms;
    this.ruleCap = ruleCap;
    this.peakCap = peakCap;
    this.steps = steps;
    this.semantics = semantics;
    this.order = new KnuthBendix(terms);
    this.rewriting = new Rewriting(terms, order, semantics);
    this.unification = new Unification(terms);
    this.joinability = new GroundJoinability(terms, rewriting);
  }

  /** Returns whether a cap was reached, so that pairs are still waiting. */
  public boolean capped() {
    return capped;
  }

  /** Returns how many rules there are. */
  public int rules() {
    return rewriting.count();
  }

  @Override
  public boolean provable(Equation equation) {
    return normalForm(equation.left()) == normalForm(equation.right());
  }

  @Override
  public int normalForm(int term) {
    return rewriting.normalForm(term);
  }

  @Override
  public void assume(Equation law) {
    int[] with = terms.noReplacements();
    generalise(law.left(), with);
    generalise(law.right(), with);
    push(terms.replace(law.left(), with), terms.replace(law.right(), with));
    complete();
  }

  private void generalise(int term, int[] with) {
    Symbol head = terms.head(term);
    if (head.isVariable()) {
      int number = terms.vocabulary().variables().indexOf(head);
      with[head.id()] = terms.atom(terms.vocabulary().pattern(head.result(), number));
    }
    for (int i = 0; i < head.arity(); i++) {
      generalise(terms.argument(term, i), with);
    }
  }

  private void complete() {
    for (int step = 0; step < steps && !queue.isEmpty(); step++) {
      process(queue.poll());
    }
    capped |= !queue.isEmpty();
  }

  private void process(Pair pair) {
    int one = rewriting.normalForm(pair.one());
    int other = rewriting.normalForm(pair.other());
    if (one == other
        || Math.max(terms.size(one), terms.size(other)) > ruleCap
        || rewriting.subsumed(one, other)
        || rewriting.subsumed(other, one)
        || joinability.joinable(one, other)
        || !semantics.plausible(one, other)) {
      return;
    }
    int[] with = tidyNames(one, other);
    one = terms.replace(one, with);
    other = terms.replace(other, with);
    List<Rule> added = rules(one, other);
    List<Rule> before = rewriting.rules(any -> true);
    added.forEach(rewriting::add);
    before.stream().filter(old -> reducible(old, added)).forEach(this::retire);
    added.forEach(this::overlapWithAll);
  }

  private List<Rule> rules(int one, int other) {
    if (order.greater(one, other)) {
      return List.of(rule(one, other, true));
    }
    if (order.greater(other, one)) {
      return List.of(rule(other, one, true));
    }
    List<Rule> both = new ArrayList<>();
    if (!terms.head(one).isPattern()) {
      both.add(rule(one, other, false));
    }
    if (!terms.head(other).isPattern()) {
      both.add(rule(other, one, false));
    }
    return both;
  }

  private Rule rule(int left, int right, boolean oriented) {
    Set<Symbol> extra = Variables.of(terms, Symbol.Role.PATTERN, right);
    extra.removeAll(Variables.of(terms, Symbol.Role.PATTERN, left));
    return new Rule(
        left,
        right,
        oriented,
        Variables.definedOnly(terms, Symbol.Role.PATTERN, left, right),
        extra.toArray(new Symbol[0]));
  }

  private int[] tidyNames(int one, int other) {
    int[] with = terms.noReplacements();
    int[] next = new int[terms.vocabulary().typeCount()];
    Set<Symbol> variables = Variables.of(terms, Symbol.Role.PATTERN, one);
    variables.addAll(Variables.of(terms, Symbol.Role.PATTERN, other));
    for (Symbol variable : variables) {
      int type = variable.result();
      with[variable.id()] = terms.atom(terms.vocabulary().pattern(type, next[type]++));
    }
    return with;
  }

  private boolean reducible(Rule old, List<Rule> added) {
    return added.stream()
        .anyMatch(
            rule -> rewriting.reduces(rule, old.left()) || rewriting.reduces(rule, old.right()));
  }

  private void retire(Rule old) {
    rewriting.remove(old);
    renamed.remove(old);
    push(old.left(), old.right());
  }

  private void overlapWithAll(Rule rule) {
    for (Rule other : rewriting.rules(any -> true)) {
      Rule apart = renamed.computeIfAbsent(other, this::apart);
      overlap(rule, apart);
      if (!other.equals(rule)) {
        overlap(apart, rule);
      }
    }
  }

  private Rule apart(Rule rule) {
    int[] with = terms.noReplacements();
    Set<Symbol> variables = Variables.of(terms, Symbol.Role.PATTERN, rule.left());
    variables.addAll(Variables.of(terms, Symbol.Role.PATTERN, rule.right()));
    for (Symbol variable : variables) {
      int number = Integer.parseInt(variable.name().substring(1));
      with[variable.id()] =
          terms.atom(terms.vocabulary().pattern(variable.result(), number + APART));
    }
    return rule(
        terms.replace(rule.left(), with), terms.replace(rule.right(), with), rule.oriented());
  }

  /** Pushes the pairs that arise where the inner rule applies inside the left side of the outer. */
  private void overlap(Rule outer, Rule inner) {
    overlapAt(outer, inner, outer.left(), new ArrayList<>());
  }

  private void overlapAt(Rule outer, Rule inner, int subterm, List<Integer> path) {
    if (terms.head(subterm).isPattern()) {
      return;
    }
    if (unification.unify(subterm, inner.left())) {
      criticalPair(outer, inner, path);
    }
    for (int i = 0; i < terms.arity(subterm); i++) {
      path.add(i);
      overlapAt(outer, inner, terms.argument(subterm, i), path);
      path.remove(path.size() - 1);
    }
  }

  private void criticalPair(Rule outer, Rule inner, List<Integer> path) {
    if (unification.size(outer.left()) > peakCap
        || !definedWhereNeeded(outer)
        || !definedWhereNeeded(inner)) {
      return;
    }
    int peak = unification.apply(outer.left());
    int one = unification.apply(outer.right());
    int replaced = unification.apply(inner.right());
    int other = replace(peak, path, 0, replaced);
    boolean upwards = (!outer.oriented() && order.greater(one, peak))
        || (!inner.oriented() && order.greater(replaced, unification.apply(inner.left())));
    if (!upwards) {
      push(one, other);
    }
  }

  private boolean definedWhereNeeded(Rule rule) {
    for (Symbol variable : rule.definedOnly()) {
      if (!semantics.total(unification.apply(terms.atom(variable)))) {
        return false;
      }
    }
    return true;
  }

  private int replace(int term, List<Integer> path, int at, int by) {
    if (at == path.size()) {
      return by;
    }
    int[] arguments = terms.arguments(term);
    arguments[path.get(at)] = replace(arguments[path.get(at)], path, at + 1, by);
    return terms.apply(terms.head(term), arguments);
  }

  private void push(int one, int other) {
    int left = rewriting.normalForm(one);
    int right = rewriting.normalForm(other);
    int[] with = tidyNames(left, right);
    left = terms.replace(left, with);
    right = terms.replace(right, with);
    if (left == right
        || Math.max(terms.size(left), terms.size(right)) > ruleCap
        || !seen.add(((long) left << 32) | right)) {
      return;
    }
    if (queue.size() >= MOST_PAIRS) {
      capped = true;
      return;
    }
    queue.add(new Pair(left, right, terms.size(left) + terms.size(right), age++));
  }
}

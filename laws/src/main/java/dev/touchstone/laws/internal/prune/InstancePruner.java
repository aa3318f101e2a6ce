package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Proves equations by congruence closure over instances of the laws.
 *
 * <p>The variables of the signature are constants here. A law adds all its instances of which a side
 * is no deeper than the universe (both sides in the strict scheme), with building blocks of the
 * universe for its variables; so a proof may leave the universe for one step. Blocks are enough: any
 * other term equals one by laws that are known already. A variable of the other side only may make
 * that side one step deeper than the universe. A variable that occurs on one side only stands for terms
 * that never throw, unless a side throws anyway: otherwise a law would be applied where one side throws
 * and the other does not.
 *
 * <p>Source: Claessen, Smallbone and Hughes, QuickSpec: Guessing Formal Specifications Using Testing
 * (2010), sections 2.5 and 2.6. Deviation: the rule for terms that throw, which the paper does not
 * need for lazy programs.
 */
public final class InstancePruner implements Pruner {
  /** Which instances of a law are added. */
  public enum Scheme {
    /** Those with at least one side in the universe. */
    RELAXED,
    /** Those with both sides in the universe. */
    STRICT
  }

  private static final int MOST_INSTANCES = 200_000;

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Choice(Symbol variable, int[] values) {}

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Rule(Equation law, int from, int to, Symbol[] definedOnly) {}

  private final Terms terms;
  private final Scheme scheme;
  private final Semantics semantics;
  private final boolean guarded;
  private final long mostPerLaw;
  private final CongruenceClosure closure;
  private final Matching matching;
  private final Map<Integer, List<Integer>> blocks = new HashMap<>();
  private final Set<Integer> universe = new HashSet<>();
  private final List<Rule> rules = new ArrayList<>();
  private int depth;
  private int largest;
  private long instances;

  private InstancePruner(
      Terms terms, Scheme scheme, Semantics semantics, boolean guarded, long mostPerLaw) {
    this.terms = terms;
    this.scheme = scheme;
    this.semantics = semantics;
    this.guarded = guarded;
    this.mostPerLaw = mostPerLaw;
    this.closure = new CongruenceClosure(terms, !guarded);
    this.matching = new Matching(terms, Symbol.Role.VARIABLE);
  }

  /** Returns a pruner that proves only what is true. */
  public static InstancePruner sound(Terms terms, Scheme scheme, Semantics semantics) {
    return new InstancePruner(terms, scheme, semantics, false, Long.MAX_VALUE);
  }

  /** Returns a pruner that proves only what is true, with shallower terms in laws of many variables. */
  public static InstancePruner bounded(Terms terms, Semantics semantics, long mostPerLaw) {
    return new InstancePruner(terms, Scheme.RELAXED, semantics, false, mostPerLaw);
  }

  /**
   * Returns a pruner that puts any term for a variable, as if nothing threw, but never joins classes
   * that testing has told apart.
   */
  public static InstancePruner free(Terms terms) {
    return new InstancePruner(terms, Scheme.RELAXED, Semantics.NONE, true, Long.MAX_VALUE);
  }

  /** Adds a term of the universe; laws assumed before apply to it too. */
  public void include(int term, boolean block) {
    if (!universe.add(term)) {
      return;
    }
    closure.add(term);
    depth = Math.max(depth, terms.depth(term));
    largest = Math.max(largest, terms.size(term));
    if (block) {
      blocks.computeIfAbsent(terms.type(term), type -> new ArrayList<>()).add(term);
    }
    for (Rule rule : rules) {
      if (matching.match(rule.from(), term)) {
        instance(rule, matching.binding());
      }
    }
  }

  /** Says which class testing has put a term into. */
  public void label(int term, int testClass) {
    closure.label(term, testClass);
  }

  /** Returns how many instances of laws were added. */
  public long instances() {
    return instances;
  }

  /** Returns how many terms the closure knows. */
  public int nodes() {
    return closure.nodes();
  }

  @Override
  public void assume(Equation law) {
    add(new Rule(law, law.left(), law.right(), definedOnly(law)));
    add(new Rule(law, law.right(), law.left(), definedOnly(law)));
    closure.merge(law.left(), law.right(), law);
  }

  /** Takes a condition for true, and its sides for equal if it is an equality. */
  public void suppose(int condition, int truth, Predicate<Symbol> equality) {
    closure.merge(condition, truth, condition);
    if (terms.arity(condition) == 2 && equality.test(terms.head(condition))) {
      closure.merge(terms.argument(condition, 0), terms.argument(condition, 1), condition);
    }
  }

  /**
   * Adds the instances of conditional laws whose condition is known to be true, with terms no larger
   * than those of the universe, until none is left.
   */
  public void assumeWhereTrue(List<Conditional> laws, int truth) {
    Set<Integer> done = new HashSet<>();
    boolean more = true;
    while (more) {
      more = false;
      for (int holding : closure.members(truth)) {
        if (done.add(holding)) {
          more = true;
          laws.forEach(law -> assumeWhere(holding, law));
        }
      }
    }
  }

  private void assumeWhere(int holding, Conditional law) {
    if (matching.match(law.condition(), holding)) {
      Equation sides = law.equation();
      whereTrue(law.condition(), holding, sides.left(), sides.right(), sides);
      whereTrue(law.condition(), holding, sides.right(), sides.left(), sides);
    }
  }

  private void whereTrue(int condition, int holding, int from, int to, Equation law) {
    for (int term : List.copyOf(universe)) {
      if (terms.type(term) == terms.type(from)
          && matching.match(condition, holding)
          && matching.extend(from, term)) {
        int other = terms.replace(to, matching.binding());
        if (terms.size(other) <= largest) {
          closure.merge(term, other, law);
        }
      }
    }
  }

  /** Returns the instances of a pair with a side in the universe, by names of classes. */
  public List<Equation> instancesOf(Equation pair) {
    List<Equation> found = new ArrayList<>();
    for (int term : List.copyOf(universe)) {
      if (matching.match(pair.left(), term)) {
        int greater = terms.replace(pair.right(), matching.binding());
        found.add(new Equation(normalForm(term), normalForm(greater)));
      }
      if (matching.match(pair.right(), term)) {
        int smaller = terms.replace(pair.left(), matching.binding());
        found.add(new Equation(normalForm(smaller), normalForm(term)));
      }
    }
    return found;
  }

  private Symbol[] definedOnly(Equation law) {
    return guarded
        ? new Symbol[0]
        : Variables.definedOnly(terms, Symbol.Role.VARIABLE, law.left(), law.right());
  }

  private void add(Rule rule) {
    rules.add(rule);
    Set<Symbol> known = Variables.of(terms, Symbol.Role.VARIABLE, rule.from());
    Set<Symbol> extra = Variables.of(terms, Symbol.Role.VARIABLE, rule.to());
    extra.removeAll(known);
    List<Choice> choices = new ArrayList<>();
    long count = 1;
    int shallower = 0;
    do {
      choices.clear();
      count = 1;
      for (Symbol variable : known) {
        int room = depth + 1 - deepest(rule.from(), variable) - shallower;
        count *= choose(choices, variable, Math.max(1, room));
      }
      shallower++;
    } while (count > mostPerLaw && shallower < depth);
    for (Symbol variable : extra) {
      int room = depth + 2 - deepest(rule.to(), variable);
      int values = blocks.getOrDefault(variable.result(), List.of()).size();
      if (count * values <= Math.min(MOST_INSTANCES, mostPerLaw)) {
        count *= choose(choices, variable, room);
      }
    }
    enumerate(rule, choices, 0, terms.noReplacements());
  }

  private int choose(List<Choice> choices, Symbol variable, int room) {
    int[] values = blocks.getOrDefault(variable.result(), List.of()).stream()
        .filter(block -> terms.depth(block) <= room)
        .mapToInt(Integer::intValue)
        .toArray();
    choices.add(new Choice(variable, values));
    return values.length;
  }

  private void enumerate(Rule rule, List<Choice> choices, int at, int[] binding) {
    if (at == choices.size()) {
      instance(rule, binding);
      return;
    }
    Choice choice = choices.get(at);
    for (int value : choice.values()) {
      binding[choice.variable().id()] = value;
      enumerate(rule, choices, at + 1, binding);
    }
  }

  private int deepest(int pattern, Symbol variable) {
    if (terms.head(pattern).equals(variable)) {
      return 1;
    }
    int deepest = 0;
    for (int i = 0; i < terms.arity(pattern); i++) {
      int below = deepest(terms.argument(pattern, i), variable);
      deepest = below > 0 ? Math.max(deepest, below + 1) : deepest;
    }
    return deepest;
  }

  private void instance(Rule rule, int[] binding) {
    for (Symbol variable : rule.definedOnly()) {
      int value = variable.id() < binding.length ? binding[variable.id()] : -1;
      if (value >= 0 && !semantics.total(value)) {
        return;
      }
    }
    if (guarded && bindsUndefined(rule.from(), binding)) {
      return;
    }
    int from = terms.replace(rule.from(), binding);
    int to = terms.replace(rule.to(), binding);
    if (scheme == Scheme.STRICT && terms.depth(to) > depth) {
      return;
    }
    instances++;
    closure.merge(from, to, rule.law());
  }

  private boolean bindsUndefined(int pattern, int[] binding) {
    Symbol head = terms.head(pattern);
    if (head.isVariable()) {
      return binding[head.id()] >= 0 && terms.isUndefined(binding[head.id()]);
    }
    for (int i = 0; i < head.arity(); i++) {
      if (bindsUndefined(terms.argument(pattern, i), binding)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean provable(Equation equation) {
    return closure.same(equation.left(), equation.right());
  }

  @Override
  public int normalForm(int term) {
    return closure.find(closure.add(term));
  }

  /** Returns the steps of a proof of a provable equation, from its left side to its right. */
  public List<Step> steps(Equation equation) {
    return steps(closure.add(equation.left()), closure.add(equation.right()));
  }

  private List<Step> steps(int from, int to) {
    List<Step> steps = new ArrayList<>();
    for (CongruenceClosure.Edge edge : closure.path(from, to)) {
      if (edge.why() instanceof Equation law) {
        steps.add(new Step(edge.from(), edge.to(), law));
      } else if (edge.why() == CongruenceClosure.CONGRUENCE) {
        steps.addAll(inArguments(edge.from(), edge.to()));
      } else {
        boolean falling = terms.isUndefined(edge.to());
        List<Step> fall = falls(falling ? edge.from() : edge.to());
        steps.addAll(falling ? fall : Step.backwards(fall));
      }
    }
    return steps;
  }

  private List<Step> inArguments(int from, int to) {
    List<Step> steps = new ArrayList<>();
    int current = from;
    for (int i = 0; i < terms.arity(from); i++) {
      for (Step inner : steps(terms.argument(from, i), terms.argument(to, i))) {
        int next = withArgument(current, i, inner.to());
        steps.add(new Step(current, next, inner.law()));
        current = next;
      }
    }
    return steps;
  }

  /** Returns the steps by which a term with an argument that throws becomes what throws. */
  private List<Step> falls(int term) {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < terms.arity(term); i++) {
      int argument = terms.argument(term, i);
      int undefined = terms.atom(terms.vocabulary().undefined(terms.type(argument)));
      if (closure.same(argument, undefined)) {
        int current = term;
        for (Step inner : steps(argument, undefined)) {
          int next = withArgument(current, i, inner.to());
          steps.add(new Step(current, next, inner.law()));
          current = next;
        }
        int end = terms.atom(terms.vocabulary().undefined(terms.type(term)));
        steps.add(new Step(current, end, new Equation(end, end)));
        return steps;
      }
    }
    throw new IllegalStateException("no argument of this term throws");
  }

  private int withArgument(int term, int index, int argument) {
    int[] arguments = terms.arguments(term);
    arguments[index] = argument;
    return terms.apply(terms.head(term), arguments);
  }

  /** Returns the laws that a proof of a provable equation uses. */
  public Set<Equation> lawsUsed(Equation equation) {
    Set<Equation> used = new LinkedHashSet<>();
    collect(equation.left(), equation.right(), used, new HashSet<>());
    return used;
  }

  private void collect(int from, int to, Set<Equation> used, Set<Equation> visited) {
    if (from == to || !visited.add(new Equation(from, to))) {
      return;
    }
    for (CongruenceClosure.Edge edge : closure.path(closure.add(from), closure.add(to))) {
      if (edge.why() instanceof Equation law) {
        used.add(law);
      } else if (edge.why() == CongruenceClosure.CONGRUENCE) {
        for (int i = 0; i < terms.arity(edge.from()); i++) {
          collect(terms.argument(edge.from(), i), terms.argument(edge.to(), i), used, visited);
        }
      }
    }
  }
}

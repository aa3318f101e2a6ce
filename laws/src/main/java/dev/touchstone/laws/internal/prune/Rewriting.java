package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Ordered rewriting: replaces instances of equations by smaller terms until none is left.
 *
 * <p>Arguments first, then the head. A term with an argument that throws becomes the constant that
 * throws. A variable that only the right side has takes the smallest constant of its type. Normal forms
 * are remembered until the rules change.
 */
final class Rewriting {
  private final Terms terms;
  private final KnuthBendix order;
  private final Semantics semantics;
  private final Matching matching;
  private final Map<Integer, List<Rule>> byHead = new HashMap<>();
  private Memory memory = new Memory();
  private Memory spare = new Memory();
  private int count;

  Rewriting(Terms terms, KnuthBendix order, Semantics semantics) {
    this.terms = terms;
    this.order = order;
    this.semantics = semantics;
    this.matching = new Matching(terms, Symbol.Role.PATTERN);
  }

  int count() {
    return count;
  }

  void add(Rule rule) {
    byHead.computeIfAbsent(terms.headId(rule.left()), head -> new ArrayList<>()).add(rule);
    count++;
    memory.forget();
  }

  void remove(Rule rule) {
    List<Rule> rules = byHead.get(terms.headId(rule.left()));
    if (rules != null && rules.remove(rule)) {
      count--;
      memory.forget();
    }
  }

  /** Returns the rules that satisfy a test, in a fixed order. */
  List<Rule> rules(Predicate<Rule> test) {
    List<Rule> found = new ArrayList<>();
    byHead.keySet().stream()
        .sorted()
        .forEach(
            head -> byHead.getOrDefault(head, List.of()).stream().filter(test).forEach(found::add));
    return found;
  }

  /** Returns the normal form of a term. */
  int normalForm(int term) {
    int known = memory.find(term);
    if (known >= 0) {
      return known;
    }
    int inner = normalArguments(term);
    int result = terms.isUndefined(inner) ? inner : atRoot(inner);
    if (result != inner) {
      result = normalForm(result);
    }
    memory.put(inner, result);
    memory.put(term, result);
    return result;
  }

  /** Returns whether two terms have one normal form if variables are ordered so. */
  boolean joins(int one, int other, int[] positions) {
    swapMemories();
    memory.forget();
    order.assume(positions);
    boolean joins = normalForm(one) == normalForm(other);
    order.assumeNothing();
    swapMemories();
    return joins;
  }

  private void swapMemories() {
    Memory swap = memory;
    memory = spare;
    spare = swap;
  }

  private static final class Memory {
    private int[] normal = new int[0];
    private int[] stamp = new int[0];
    private int now = 1;

    void forget() {
      now++;
    }

    int find(int term) {
      return term < stamp.length && stamp[term] == now ? normal[term] : -1;
    }

    void put(int term, int result) {
      if (term >= stamp.length) {
        int capacity = Math.max(term + 1, stamp.length * 2);
        stamp = Arrays.copyOf(stamp, capacity);
        normal = Arrays.copyOf(normal, capacity);
      }
      stamp[term] = now;
      normal[term] = result;
    }
  }

  private int normalArguments(int term) {
    if (terms.arity(term) == 0) {
      return term;
    }
    int[] arguments = terms.arguments(term);
    boolean changed = false;
    for (int i = 0; i < arguments.length; i++) {
      int argument = normalForm(arguments[i]);
      changed |= argument != arguments[i];
      arguments[i] = argument;
      if (terms.isUndefined(argument)) {
        return terms.atom(terms.vocabulary().undefined(terms.type(term)));
      }
    }
    return changed ? terms.apply(terms.head(term), arguments) : term;
  }

  private int atRoot(int term) {
    List<Rule> rules = byHead.get(terms.headId(term));
    if (rules != null) {
      for (int i = 0; i < rules.size(); i++) {
        int result = apply(rules.get(i), term);
        if (result >= 0) {
          return result;
        }
      }
    }
    return term;
  }

  /** Returns the result of a rule at the root of a term, or -1. */
  int apply(Rule rule, int term) {
    if (terms.size(rule.left()) > terms.size(term) || !matching.match(rule.left(), term)) {
      return -1;
    }
    int[] binding = matching.binding();
    for (Symbol variable : rule.definedOnly()) {
      int value = variable.id() < binding.length ? binding[variable.id()] : -1;
      if (value >= 0 && !semantics.total(value)) {
        return -1;
      }
    }
    if (rule.oriented()) {
      return terms.replace(rule.right(), binding);
    }
    for (Symbol variable : rule.extra()) {
      matching.bind(variable.id(), terms.atom(terms.vocabulary().skolem(variable.result(), 0)));
    }
    int result = terms.replace(rule.right(), matching.binding());
    return order.greater(term, result) ? result : -1;
  }

  /** Returns whether a rule applies to a term or one of its subterms. */
  boolean reduces(Rule rule, int term) {
    if (apply(rule, term) >= 0) {
      return true;
    }
    for (int i = 0; i < terms.arity(term); i++) {
      if (reduces(rule, terms.argument(term, i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an equation is an instance of one that is known. */
  boolean subsumed(int one, int other) {
    if (one == other) {
      return true;
    }
    for (Rule rule : byHead.getOrDefault(terms.headId(one), List.of())) {
      if (!rule.oriented()
          && matching.match(rule.left(), one)
          && matching.extend(rule.right(), other)
          && definedWhereNeeded(rule)) {
        return true;
      }
    }
    return sameHeadWithOnePair(one, other);
  }

  private boolean definedWhereNeeded(Rule rule) {
    int[] binding = matching.binding();
    for (Symbol variable : rule.definedOnly()) {
      if (binding[variable.id()] >= 0 && !semantics.total(binding[variable.id()])) {
        return false;
      }
    }
    return true;
  }

  private boolean sameHeadWithOnePair(int one, int other) {
    if (terms.headId(one) != terms.headId(other) || terms.arity(one) == 0) {
      return false;
    }
    int differing = -1;
    for (int i = 0; i < terms.arity(one); i++) {
      if (terms.argument(one, i) != terms.argument(other, i)) {
        if (differing >= 0) {
          return false;
        }
        differing = i;
      }
    }
    return differing >= 0
        && subsumed(terms.argument(one, differing), terms.argument(other, differing));
  }
}

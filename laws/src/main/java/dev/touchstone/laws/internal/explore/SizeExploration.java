package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.Completion;
import dev.touchstone.laws.internal.prune.Semantics;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.TestingTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Searches for laws among terms up to a size, by schemas.
 *
 * <p>A law implies its instance with one variable a type. So a schema whose one-variable instance is
 * unlike all other terms takes part in no law with another schema, and need not be filled in all ways;
 * only small ones are, for laws among their own instances. Terms that the laws found so far rewrite to
 * known terms are skipped untested. Where a budget ends the search before the bound, what is left of it goes
 * into terms of one function, then of two: associativity and absorption are among them. Distributivity, with a side
 * of size 7, is tried by itself.
 *
 * <p>Source: Smallbone, Johansson, Claessen and Algehed, Quick Specifications for the Busy
 * Programmer (2017), sections 2 and 3.
 */
public final class SizeExploration {
  private static final int FILLED_SIZE = 5;
  private static final int DETOUR = 2;
  private static final int STEPS = 100;
  private static final double BROAD = 0.7;
  private static final int FEW_FUNCTIONS = 2;

  private final Terms terms;
  private final Settings settings;
  private final Simplicity simplicity;
  private final TestingTree tree;
  private final Completion pruner;
  private final Completion free;
  private final Schemas schemas;
  private final Laboratory laboratory;
  private final Map<Integer, List<Integer>> classes = new LinkedHashMap<>();
  private final Map<Integer, Integer> filed = new HashMap<>();
  private final List<Equation> laws = new ArrayList<>();
  private final List<Equation> variants = new ArrayList<>();
  private final Set<Integer> putOff = new LinkedHashSet<>();
  private final Set<Integer> explored = new HashSet<>();
  private final List<Equation> given;
  private final Semantics semantics;
  private double share = BROAD;
  private int considered;
  private int completed;
  private int byCongruence;

  /** Prepares the search, with laws that need not be found again. */
  public SizeExploration(
      Laboratory laboratory,
      Simplicity simplicity,
      Settings settings,
      Semantics semantics,
      List<Equation> given) {
    this.laboratory = laboratory;
    this.semantics = semantics;
    this.given = List.copyOf(given);
    this.terms = laboratory.terms();
    this.settings = settings;
    this.simplicity = simplicity;
    this.tree = new TestingTree(laboratory, settings.tests());
    this.pruner =
        new Completion(terms, settings.bound(), settings.bound() + DETOUR, STEPS, semantics);
    this.free = new Completion(
        terms, settings.bound(), settings.bound() + DETOUR, STEPS, new FreeSemantics(semantics));
    this.schemas = new Schemas(terms, simplicity);
  }

  private record FreeSemantics(Semantics semantics) implements Semantics {
    @Override
    public boolean total(int term) {
      return true;
    }

    @Override
    public boolean plausible(int one, int other) {
      return semantics.plausible(one, other);
    }
  }

  /** Searches all sizes. */
  public void explore() {
    given.forEach(this::assume);
    for (int type = 0; type < terms.vocabulary().typeCount(); type++) {
      consider(terms.atom(terms.vocabulary().undefined(type)));
    }
    for (int size = 1; size <= settings.bound() && !enough(); size++) {
      boolean whole = explored(schemas.ofSize(size, this::enough), size);
      completed = whole && !enough() ? size : completed;
    }
    share = 1;
    int most = Math.min(settings.bound(), FILLED_SIZE);
    for (int functions = 1; functions <= FEW_FUNCTIONS; functions++) {
      for (int size = completed + 1; size <= most && !enough(); size++) {
        explored(schemas.ofSize(size, functions, this::enough), size);
      }
    }
    distribute();
  }

  /** Tries distributivity where it is beyond the bound: one of its sides has size 7. */
  private void distribute() {
    if (settings.bound() < FILLED_SIZE || settings.wanted().linear()) {
      return;
    }
    for (Equation law : new Distributivity(terms).candidates()) {
      int side = Math.max(terms.size(law.left()), terms.size(law.right()));
      if (side > settings.bound() && like(law.left()) == like(law.right())) {
        keep(law.left(), law.right());
      }
    }
  }

  private boolean explored(List<Integer> ofSize, int size) {
    for (int schema : ofSize) {
      if (enough()) {
        return false;
      }
      if (explored.add(schema)) {
        explore(schema, size);
      }
    }
    catchUp();
    return true;
  }

  /** Returns whether the budget, or the share of it that is for terms of all functions, is used up. */
  private boolean enough() {
    return settings.enough().after((long) (considered / share), (long)
        (laboratory.observed().outcomes() / share));
  }

  /** Returns the greatest size of which all terms were looked at. */
  public int completed() {
    return completed;
  }

  private void explore(int schema, int size) {
    boolean single = !settings.wanted().linear() || terms.linear(schema);
    boolean accepted = single && !known(schema) && like(schema) == schema;
    boolean live = accepted;
    List<Integer> instances = schemas.instances(schema).stream()
        .filter(term -> !settings.wanted().linear() || terms.linear(term))
        .toList();
    int filled = accepted && size > FILLED_SIZE ? 1 : instances.size();
    for (int i = 0; i < filled && !enough(); i++) {
      live |= consider(instances.get(i));
    }
    if (live && terms.vocabulary().mayBeArgument(terms.head(schema))) {
      schemas.enliven(schema);
    }
  }

  /**
   * Returns whether the laws rewrite a term to another one, which was or will be considered. The prover's
   * order is not that of simplicity, so the other one may have a part that is not built on: a small term is
   * put off until that is known.
   */
  private boolean known(int term) {
    considered++;
    int normal = pruner.normalForm(term);
    if (normal != term && terms.size(term) <= FILLED_SIZE && !filed.containsKey(normal)) {
      putOff.add(term);
    }
    return normal != term;
  }

  /** Tests the terms that were put off for others which were not considered after all. */
  private void catchUp() {
    for (int term : putOff) {
      int normal = pruner.normalForm(term);
      if (normal != term && !filed.containsKey(normal) && !enough()) {
        int like = like(term);
        if (like != term) {
          keep(term, like);
        }
      }
    }
    putOff.clear();
  }

  private int like(int term) {
    Integer like = filed.get(term);
    if (like == null) {
      like = tree.insert(term);
      filed.put(term, like);
      classes.computeIfAbsent(like, first -> new ArrayList<>()).add(term);
    }
    return like;
  }

  /** Returns whether a term is unlike all terms before. */
  private boolean consider(int term) {
    if (known(term)) {
      return false;
    }
    int like = like(term);
    if (like == term) {
      return !terms.isUndefined(term);
    }
    keep(term, like);
    return false;
  }

  /** Keeps the law that two terms are equal, unless it follows from others. */
  private void keep(int term, int like) {
    Equation law = simplicity.equation(term, like);
    if (!pruner.provable(law) && !provedByCongruence(law)) {
      boolean variant = laboratory.observed().anyPartial() && free.provable(law);
      (variant ? variants : laws).add(law);
      assume(law);
    }
  }

  /** Returns whether the other prover has a proof, where a cap keeps completion from finding one. */
  private boolean provedByCongruence(Equation law) {
    if (!pruner.capped()) {
      return false;
    }
    List<Equation> known = new ArrayList<>(given);
    known.addAll(laws);
    known.addAll(variants);
    boolean proved = new Prover(terms, known, semantics).quickly(law);
    if (proved) {
      byCongruence++;
      pruner.assume(law);
    }
    return proved;
  }

  private void assume(Equation law) {
    pruner.assume(law);
    if (laboratory.observed().anyPartial()) {
      free.assume(law);
    }
  }

  /** Returns the laws that were found. */
  public Kept kept() {
    return new Kept(laws, variants, filed.size() - classes.size());
  }

  /** Returns the terms that were tested, in classes that testing did not tell apart. */
  public Universe universe() {
    List<int[]> found = new ArrayList<>();
    for (List<Integer> members : classes.values()) {
      found.add(members.stream().mapToInt(Integer::intValue).toArray());
    }
    return new Universe(terms, found);
  }

  /** Returns how many terms were tested or rewritten. */
  public int considered() {
    return considered;
  }

  /** Returns how many equations congruence closure proved after completion had reached a cap. */
  public int byCongruence() {
    return byCongruence;
  }

  /** Returns whether the pruner reached a cap. */
  public boolean capped() {
    return pruner.capped();
  }
}

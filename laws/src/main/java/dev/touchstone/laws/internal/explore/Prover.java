package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.Completion;
import dev.touchstone.laws.internal.prune.InstancePruner;
import dev.touchstone.laws.internal.prune.Semantics;
import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Proves equations from given laws, first by completion, then by instances over small terms; the
 * latter only where testing does not refute them.
 */
public final class Prover {
  private static final int DETOUR = 2;
  private static final int STEPS = 150;
  private static final int MOST_BLOCKS = 300;
  private static final long FEW_INSTANCES = 100;
  private static final long MORE_INSTANCES = 2_000;
  private static final long MANY_INSTANCES = 10_000;
  private static final long MOST_INSTANCES = 50_000;

  private final Terms terms;
  private final List<Equation> laws;
  private final List<Conditional> conditionals;
  private final List<Equation> inequalities;
  private final Semantics semantics;

  /** Takes the laws proofs may use. */
  public Prover(Terms terms, List<Equation> laws, Semantics semantics) {
    this(terms, laws, List.of(), List.of(), semantics);
  }

  /** Takes the laws proofs may use, also those with a condition, and inequalities. */
  public Prover(
      Terms terms,
      List<Equation> laws,
      List<Conditional> conditionals,
      List<Equation> inequalities,
      Semantics semantics) {
    this.terms = terms;
    this.laws = List.copyOf(laws);
    this.conditionals = List.copyOf(conditionals);
    this.inequalities = List.copyOf(inequalities);
    this.semantics = semantics;
  }

  /** Returns a prover by instances that has proved an equation, to tell how. */
  public Optional<InstancePruner> byInstances(Equation goal) {
    return stronger(List.of(goal)).filter(pruner -> pruner.provable(goal)).findFirst();
  }

  /** Returns whether an equation was proved by few instances of the laws. */
  boolean quickly(Equation goal) {
    return bounded(List.of(goal), List.of(), FEW_INSTANCES).provable(goal);
  }

  /** Returns whether an equation was proved where a condition is true. */
  public boolean provable(Conditional goal, int truth) {
    return stronger(List.of(goal.equation(), new Equation(goal.condition(), truth)))
        .anyMatch(pruner -> {
          pruner.suppose(goal.condition(), truth, semantics::isEquality);
          pruner.assumeWhereTrue(conditionals, truth);
          return pruner.provable(goal.equation());
        });
  }

  /** Returns whether it was proved that the left side is never greater than the right one. */
  public boolean leads(Equation goal) {
    return stronger(List.of(goal)).anyMatch(pruner -> {
      Chains chains = new Chains();
      inequalities.forEach(known -> pruner.instancesOf(known).forEach(chains::add));
      return chains.leads(pruner.normalForm(goal.left()), pruner.normalForm(goal.right()));
    });
  }

  /** Returns provers that know the laws, each stronger and slower than the one before. */
  private Stream<InstancePruner> stronger(List<Equation> goals) {
    return Stream.<Supplier<InstancePruner>>of(
            () -> bounded(goals, List.of(), FEW_INSTANCES),
            () -> bounded(goals, List.of(), MORE_INSTANCES),
            () -> bounded(goals, laws, MANY_INSTANCES))
        .map(Supplier::get);
  }

  /** Returns a prover that puts small terms, and those of some equations, for variables. */
  private InstancePruner bounded(List<Equation> goals, List<Equation> others, long mostPerLaw) {
    InstancePruner pruner = InstancePruner.bounded(terms, semantics, mostPerLaw);
    Set<Integer> blocks = new LinkedHashSet<>(atoms());
    for (Equation equation : goals) {
      collect(equation.left(), blocks);
      collect(equation.right(), blocks);
    }
    for (Equation equation : others) {
      collect(equation.left(), blocks);
      collect(equation.right(), blocks);
    }
    blocks.forEach(term -> pruner.include(term, !terms.isUndefined(term)));
    laws.forEach(pruner::assume);
    return pruner;
  }

  /** Returns the equations that could not be proved. */
  public List<Equation> unproved(List<Equation> goals) {
    if (goals.isEmpty()) {
      return goals;
    }
    Completion completion = completed(goals);
    List<Equation> left = new ArrayList<>();
    goals.stream().filter(goal -> !completion.provable(goal)).forEach(left::add);
    List<Equation> hopeful = List.copyOf(left).stream()
        .filter(goal -> semantics.plausible(goal.left(), goal.right()))
        .filter(goal -> byInstances(goal).isEmpty() || !left.remove(goal))
        .toList();
    if (!hopeful.isEmpty()) {
      InstancePruner instances = instances(hopeful);
      left.removeIf(goal -> hopeful.contains(goal) && instances.provable(goal));
    }
    return left;
  }

  private Completion completed(List<Equation> goals) {
    int size = Math.max(sizeOf(goals), sizeOf(laws));
    Completion completion = new Completion(terms, size, size + DETOUR, STEPS, semantics);
    laws.forEach(completion::assume);
    return completion;
  }

  private int sizeOf(List<Equation> equations) {
    return equations.stream()
        .mapToInt(equation -> Math.max(terms.size(equation.left()), terms.size(equation.right())))
        .max()
        .orElse(1);
  }

  /** Returns a prover by instances over small terms that knows the laws, for several goals. */
  public InstancePruner instances(List<Equation> goals) {
    InstancePruner pruner = InstancePruner.bounded(terms, semantics, MOST_INSTANCES);
    Set<Integer> blocks = new LinkedHashSet<>();
    List<Equation> all = new ArrayList<>(goals);
    all.addAll(laws);
    for (Equation equation : all) {
      collect(equation.left(), blocks);
      collect(equation.right(), blocks);
    }
    addCalls(blocks);
    blocks.forEach(term -> pruner.include(term, !terms.isUndefined(term)));
    laws.forEach(pruner::assume);
    return pruner;
  }

  private void collect(int term, Set<Integer> blocks) {
    for (int i = 0; i < terms.arity(term); i++) {
      collect(terms.argument(term, i), blocks);
    }
    blocks.add(term);
  }

  private List<Integer> atoms() {
    List<Integer> atoms = new ArrayList<>();
    terms.vocabulary().variables().forEach(variable -> atoms.add(terms.atom(variable)));
    for (Symbol function : terms.vocabulary().functions()) {
      if (function.arity() == 0) {
        atoms.add(terms.atom(function));
      }
    }
    return atoms;
  }

  private void addCalls(Set<Integer> blocks) {
    List<Integer> atoms = atoms();
    blocks.addAll(atoms);
    for (Symbol function : terms.vocabulary().functions()) {
      addCalls(function, atoms, 0, new int[function.arity()], blocks);
    }
  }

  private void addCalls(
      Symbol function, List<Integer> atoms, int at, int[] chosen, Set<Integer> blocks) {
    if (at == chosen.length) {
      if (blocks.size() < MOST_BLOCKS) {
        blocks.add(terms.apply(function, chosen));
      }
      return;
    }
    for (int atom : atoms) {
      if (terms.type(atom) == function.arguments()[at]) {
        chosen[at] = atom;
        addCalls(function, atoms, at + 1, chosen, blocks);
      }
    }
  }
}

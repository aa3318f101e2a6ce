package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Vocabulary;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.Partition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Builds and classifies all terms up to a depth.
 *
 * <p>Terms of each depth are built from the simplest terms of the classes one depth below: a term that
 * is not built equals a built one by laws that are already known. If later rows tell apart terms that
 * were believed equal, the terms of that depth are built anew.
 *
 * <p>Source: Claessen, Smallbone and Hughes, QuickSpec (2010), sections 2.2, 2.3 and 2.9.
 */
public final class DepthExploration {
  private final Laboratory laboratory;
  private final Terms terms;
  private final Simplicity simplicity;
  private final Settings settings;

  /** Prepares the search. */
  public DepthExploration(Laboratory laboratory, Simplicity simplicity, Settings settings) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.simplicity = simplicity;
    this.settings = settings;
  }

  /** Returns all terms up to the depth in classes. */
  public Universe explore() {
    Universe universe = classify(atoms());
    for (int depth = 2; depth <= settings.bound(); depth++) {
      universe = deepen(universe);
    }
    return universe;
  }

  private Universe deepen(Universe shallower) {
    Set<Integer> building = buildingBlocks(shallower);
    while (true) {
      Universe universe = classify(built(building));
      int deepest = building.stream().mapToInt(terms::depth).max().orElse(0);
      Set<Integer> now = new LinkedHashSet<>(building);
      buildingBlocks(universe).stream()
          .filter(term -> terms.depth(term) <= deepest)
          .forEach(now::add);
      if (now.size() == building.size()) {
        return universe;
      }
      building.addAll(now);
    }
  }

  private Set<Integer> buildingBlocks(Universe universe) {
    Set<Integer> blocks = new LinkedHashSet<>();
    for (int[] members : universe.classes()) {
      for (int i = 0; i < (settings.pruning().depthOptimisation() ? 1 : members.length); i++) {
        if (terms.vocabulary().mayBeArgument(terms.head(members[i]))) {
          blocks.add(members[i]);
        }
      }
    }
    return blocks;
  }

  private Universe classify(Set<Integer> built) {
    return new Universe(
        terms, Partition.of(laboratory, simplicity, built, settings.quietRows()).classes());
  }

  private Set<Integer> atoms() {
    Vocabulary vocabulary = terms.vocabulary();
    Set<Integer> atoms = new LinkedHashSet<>();
    for (int type = 0; type < vocabulary.typeCount(); type++) {
      atoms.add(terms.atom(vocabulary.undefined(type)));
    }
    vocabulary.variables().forEach(variable -> atoms.add(terms.atom(variable)));
    vocabulary.functions().stream()
        .filter(function -> function.arity() == 0)
        .forEach(constant -> atoms.add(terms.atom(constant)));
    return atoms;
  }

  private Set<Integer> built(Set<Integer> blocks) {
    Set<Integer> built = new HashSet<>(atoms());
    List<List<Integer>> byType = new ArrayList<>();
    for (int type = 0; type < terms.vocabulary().typeCount(); type++) {
      byType.add(new ArrayList<>());
    }
    blocks.forEach(block -> byType.get(terms.type(block)).add(block));
    for (Symbol function : terms.vocabulary().functions()) {
      if (function.arity() > 0) {
        apply(function, byType, 0, new int[function.arity()], built);
      }
    }
    return built;
  }

  private void apply(
      Symbol function, List<List<Integer>> byType, int at, int[] chosen, Set<Integer> built) {
    if (at == chosen.length) {
      int term = terms.apply(function, chosen);
      if (!settings.wanted().linear() || terms.linear(term)) {
        built.add(term);
      }
      return;
    }
    for (int argument : byType.get(function.arguments()[at])) {
      chosen[at] = argument;
      apply(function, byType, at + 1, chosen, built);
    }
  }
}

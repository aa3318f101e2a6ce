package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Equation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Steps from smaller to greater terms, and what chains of them lead to. */
final class Chains {
  private final Map<Integer, List<Integer>> steps = new HashMap<>();

  /** Adds a step from the left side to the right one. */
  void add(Equation step) {
    steps.computeIfAbsent(step.left(), from -> new ArrayList<>()).add(step.right());
  }

  /** Returns whether steps lead from one term to another. */
  boolean leads(int from, int to) {
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(from));
    Set<Integer> seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      int at = open.remove();
      if (at == to) {
        return true;
      }
      steps.getOrDefault(at, List.of()).stream().filter(seen::add).forEach(open::add);
    }
    return false;
  }
}

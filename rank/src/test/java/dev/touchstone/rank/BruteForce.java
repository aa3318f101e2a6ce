package dev.touchstone.rank;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Bugs by definition: sets that no choice of other sets has as its union. */
final class BruteForce {
  private BruteForce() {}

  /** Tries every choice of other sets; for small families only. */
  static List<FailureSet> bugs(Collection<FailureSet> family) {
    List<FailureSet> sets = List.copyOf(new TreeSet<>(family));
    return sets.stream().filter(set -> !isUnion(set, sets)).toList();
  }

  static boolean isUnion(FailureSet set, Collection<FailureSet> family) {
    List<FailureSet> others =
        family.stream().filter(other -> !other.equals(set)).toList();
    for (int choice = 0; choice < 1 << others.size(); choice++) {
      FailureSet union = FailureSet.NONE;
      for (int i = 0; i < others.size(); i++) {
        union = (choice >> i & 1) == 0 ? union : union.union(others.get(i));
      }
      if (union.equals(set)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a set is a union of bugs. */
  static boolean isExplained(FailureSet set, List<FailureSet> bugs) {
    return bugs.contains(set) || isUnion(set, Set.copyOf(bugs));
  }
}

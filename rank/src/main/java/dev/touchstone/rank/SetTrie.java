package dev.touchstone.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Failure sets in a tree that finds the subsets and supersets of a set without looking at all.
 *
 * <p>A leaf holds a few sets. Where there are more it becomes a fork: on one side the sets with the
 * program of its depth, on the other those without. A subset of a set without that program is on the
 * one side only, so whole branches are left out: Hoffmann and Koehler, A New Method to Index and
 * Query Sets (1999), section 3.
 */
final class SetTrie {
  private static final int LEAF = 12;
  private static final int DEEPEST = 4_096;

  private final int program;
  private List<FailureSet> sets = new ArrayList<>();
  private @Nullable SetTrie with;
  private @Nullable SetTrie without;

  SetTrie() {
    this(0);
  }

  private SetTrie(int program) {
    this.program = program;
  }

  void add(FailureSet set) {
    if (with != null && without != null) {
      (set.contains(program) ? with : without).add(set);
      return;
    }
    sets.add(set);
    if (sets.size() > LEAF && program < DEEPEST) {
      split();
    }
  }

  private void split() {
    SetTrie left = new SetTrie(program + 1);
    SetTrie right = new SetTrie(program + 1);
    List<FailureSet> moved = sets;
    sets = new ArrayList<>(0);
    with = left;
    without = right;
    moved.forEach(this::add);
  }

  void remove(FailureSet set) {
    if (with != null && without != null) {
      (set.contains(program) ? with : without).remove(set);
    } else {
      sets.remove(set);
    }
  }

  /** Shows the subsets of a set until somebody has seen enough; returns whether that was so. */
  boolean anySubset(FailureSet of, Predicate<FailureSet> enough) {
    SetTrie at = this;
    while (at.with != null && at.without != null) {
      if (of.contains(at.program) && at.with.anySubset(of, enough)) {
        return true;
      }
      at = at.without;
    }
    for (FailureSet set : at.sets) {
      if (set.isSubsetOf(of) && enough.test(set)) {
        return true;
      }
    }
    return false;
  }

  /** Collects the supersets of a set. */
  void supersets(FailureSet of, List<FailureSet> found) {
    SetTrie at = this;
    while (at.with != null && at.without != null) {
      if (of.contains(at.program)) {
        at = at.with;
      } else {
        at.with.supersets(of, found);
        at = at.without;
      }
    }
    for (FailureSet set : at.sets) {
      if (of.isSubsetOf(set)) {
        found.add(set);
      }
    }
  }
}

package dev.touchstone.machine.internal.parallel;

import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.internal.judge.Interleavings;
import dev.touchstone.machine.internal.judge.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * A parallel script in the making.
 *
 * <p>A call is drawn in the state that its own branch has reached from the end of the prefix, so it
 * cannot refer to a result of another branch. When all calls are there, those that another branch can
 * make illegal are moved to the end of the prefix where they come first in their branch, and dropped
 * elsewhere, with all calls that refer to them.
 */
final class Arrangement {
  private final List<Planned> prefix = new ArrayList<>();
  private final List<List<Planned>> branches = new ArrayList<>();
  private final List<Object> reached = new ArrayList<>();
  private final long budget;
  private Object state;

  Arrangement(Object initial, int mostBranches, long budget) {
    this.state = initial;
    this.budget = budget;
    for (int branch = 0; branch < mostBranches; branch++) {
      branches.add(new ArrayList<>());
      reached.add(initial);
    }
  }

  /** Returns the state in which a call for a branch is drawn, or for the prefix where that is -1. */
  Object stateOf(int branch) {
    return branch < 0 ? state : reached.get(branch);
  }

  /** Returns the state after the prefix. */
  Object state() {
    return state;
  }

  List<Planned> prefix() {
    return prefix;
  }

  List<List<Planned>> branches() {
    return branches;
  }

  int length(int branch) {
    return branches.get(branch).size();
  }

  /** Returns whether a branch can grow within the budget of interleavings. */
  boolean hasRoom(int branch) {
    int[] lengths = branches.stream().mapToInt(List::size).toArray();
    if (branch >= 0) {
      lengths[branch]++;
    }
    return Interleavings.within(budget, lengths);
  }

  /** Adds a call that was drawn in the state of its branch. */
  void add(int branch, Planned planned) {
    if (branch < 0) {
      prefix.add(planned);
      state = planned.next(state);
      for (int each = 0; each < branches.size(); each++) {
        reached.set(each, after(branches.get(each)));
      }
    } else {
      branches.get(branch).add(planned);
      reached.set(branch, planned.next(reached.get(branch)));
    }
  }

  private Object after(List<Planned> branch) {
    Object at = state;
    for (Planned planned : branch) {
      at = planned.qualifies(at) ? planned.next(at) : at;
    }
    return at;
  }

  /** Makes every order legal. */
  void settle() {
    Place offender = NonInterference.offender(branches, state);
    while (offender != null) {
      List<Planned> branch = branches.get(offender.branch());
      Planned planned = branch.get(offender.index());
      if (offender.index() == 0 && planned.qualifies(state)) {
        branch.remove(0);
        add(-1, planned);
      } else {
        drop(branch, planned);
      }
      offender = NonInterference.offender(branches, state);
    }
    branches.removeIf(List::isEmpty);
  }

  private static void drop(List<Planned> branch, Planned planned) {
    List<Planned> gone = new ArrayList<>(List.of(planned));
    branch.remove(planned);
    for (Planned later : List.copyOf(branch)) {
      if (gone.stream().anyMatch(later::uses)) {
        gone.add(later);
        branch.remove(later);
      }
    }
  }

  ParallelScript script() {
    return new ParallelScript(
        prefix.stream().map(Planned::call).toList(),
        branches.stream()
            .map(branch -> branch.stream().map(Planned::call).toList())
            .toList());
  }
}

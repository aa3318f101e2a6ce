package dev.touchstone.machine.internal.parallel;

import dev.touchstone.machine.internal.judge.Place;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a call whose precondition fails in some order in which the branches can interleave.
 *
 * <p>A depth-first walk over pairs of (how far each branch is, state), each pair once.
 *
 * <p>Source: Claessen et al., Finding Race Conditions in Erlang with QuickCheck and PULSE (2009),
 * section 4.1.
 */
final class NonInterference {
  private final List<List<Planned>> branches;
  private final Set<Spot> known = new HashSet<>();
  private final int[] at;

  private record Spot(List<Integer> at, Object state) {}

  private NonInterference(List<List<Planned>> branches) {
    this.branches = branches;
    this.at = new int[branches.size()];
  }

  /** Returns the first call found that some order does not allow, or null. */
  static @Nullable Place offender(List<List<Planned>> branches, Object state) {
    return new NonInterference(branches).walk(state);
  }

  private @Nullable Place walk(Object state) {
    if (!known.add(new Spot(Arrays.stream(at).boxed().toList(), state))) {
      return null;
    }
    for (int branch = 0; branch < at.length; branch++) {
      Place found = at[branch] < branches.get(branch).size() ? step(branch, state) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable Place step(int branch, Object state) {
    Planned planned = branches.get(branch).get(at[branch]);
    if (!planned.qualifies(state)) {
      return new Place(branch, at[branch]);
    }
    at[branch]++;
    Place found = walk(planned.next(state));
    at[branch]--;
    return found;
  }
}

package dev.touchstone.machine.internal.parallel;

import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.internal.shrink.Refinement;
import dev.touchstone.machine.ParallelScript;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The order of parallel scripts: fewer calls, then fewer of them in branches, then fewer branches.
 *
 * <p>Where scripts are alike in this, the published order of choices decides. The moves make a script
 * less parallel: a command goes to the end of the prefix, first those that begin a branch, or one
 * branch joins another.
 */
public final class ParallelOrder implements Refinement {
  @Override
  public int[] key(Object[] arguments) {
    ParallelScript script = ((Paced) arguments[0]).script();
    return new int[] {
      script.calls().size(), script.parallelCalls(), script.branches().size()
    };
  }

  @Override
  public Iterable<Choices> moves(Choices best) {
    NavigableMap<Long, List<Integer>> branches = branches(best);
    List<Choices> moves = new ArrayList<>();
    branches.values().forEach(places -> moves.add(moved(best, places.subList(0, 1), 0)));
    branches
        .keySet()
        .forEach(from -> branches
            .headMap(from)
            .keySet()
            .forEach(to -> moves.add(moved(best, branches.getOrDefault(from, List.of()), to))));
    branches
        .values()
        .forEach(places ->
            places.stream().skip(1).forEach(place -> moves.add(moved(best, List.of(place), 0))));
    return moves;
  }

  /** Returns where the choices of places are, by branch. */
  private static NavigableMap<Long, List<Integer>> branches(Choices row) {
    NavigableMap<Long, List<Integer>> branches = new TreeMap<>();
    for (int at = 0; at + 2 < row.length(); at++) {
      if (row.at(at) instanceof Choice.Open open
          && open.label().equals(Recorder.COMMAND)
          && row.at(at + 2) instanceof Choice.Word place
          && place.domain() instanceof BranchDomain
          && place.value() > 0) {
        branches.computeIfAbsent(place.value(), branch -> new ArrayList<>()).add(at + 2);
      }
    }
    return branches;
  }

  private static Choices moved(Choices row, List<Integer> places, long to) {
    return row.map(places, leaf -> ((Choice.Word) leaf).at(to));
  }
}

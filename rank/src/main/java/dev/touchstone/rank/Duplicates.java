package dev.touchstone.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * Failing tests of one project sorted by the bugs behind them.
 *
 * <p>The project is run under several settings or in several versions, which take the place of
 * programs. Tests that fail in the same ones most likely show one bug; a test whose failures are the
 * union of others' most likely shows several, and needs no look of its own.
 *
 * @param groups one group for each bug
 * @param explained tests that show several bugs at once, with the numbers of those groups
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Duplicates(List<Group> groups, Map<String, List<Integer>> explained) {
  /**
   * Tests that show one bug.
   *
   * @param failing where they fail
   * @param tests their names, the shortest first
   * @since 0.1
   */
  public record Group(FailureSet failing, List<String> tests) {}

  /** Sorts tests by where they fail. */
  public static Duplicates of(Map<String, FailureSet> tests) {
    Map<FailureSet, List<String>> same = new LinkedHashMap<>();
    tests.keySet().stream()
        .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
        .forEach(test -> same.computeIfAbsent(
                java.util.Objects.requireNonNull(tests.get(test)), set -> new ArrayList<>())
            .add(test));
    List<Group> groups = new ArrayList<>();
    for (FailureSet bug : BugInference.bugs(same.keySet())) {
      groups.add(new Group(bug, List.copyOf(same.getOrDefault(bug, List.of()))));
    }
    Map<String, List<Integer>> explained = new LinkedHashMap<>();
    same.forEach((set, names) -> {
      if (!set.isEmpty() && groups.stream().noneMatch(group -> group.failing().equals(set))) {
        names.forEach(name -> explained.put(name, within(groups, set)));
      }
    });
    return new Duplicates(List.copyOf(groups), explained);
  }

  private static List<Integer> within(List<Group> groups, FailureSet set) {
    List<Integer> numbers = new ArrayList<>();
    for (int group = 0; group < groups.size(); group++) {
      if (groups.get(group).failing().isSubsetOf(set)) {
        numbers.add(group);
      }
    }
    return numbers;
  }
}

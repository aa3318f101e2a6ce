package dev.touchstone.rank;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apiguardian.api.API;

/**
 * A test that catches a known fault only where another fault is absent.
 *
 * <p>Such a test gives false security: adding a fault to a program made it pass. It shows only where
 * the faults of programs are known; from what programs answer it cannot be told.
 *
 * @param program the number of the program that fails
 * @param faults the faults it has
 * @param hiding the further faults of the program that passes
 * @param passing the number of that program
 * @param test the smallest such test
 * @param <T> what tests are
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Masking<T>(int program, Set<String> faults, Set<String> hiding, int passing, T test) {
  /**
   * Lists every pair of a program and one with further faults that passes a test the first fails.
   *
   * <p>Only the next worse programs are looked at: those with no third one between.
   *
   * @param labels the faults of each program, by its number
   * @param tests failure sets and the smallest test for each, the smallest first
   */
  public static <T> List<Masking<T>> of(
      List<Set<String>> labels, Map<FailureSet, ? extends T> tests) {
    List<Masking<T>> found = new ArrayList<>();
    for (int program = 0; program < labels.size(); program++) {
      for (int other = 0; other < labels.size(); other++) {
        if (isNext(labels, program, other)) {
          smallest(labels, program, other, tests, found);
        }
      }
    }
    return found;
  }

  private static boolean isNext(List<Set<String>> labels, int program, int other) {
    return isBelow(labels.get(program), labels.get(other))
        && labels.stream()
            .noneMatch(between ->
                isBelow(labels.get(program), between) && isBelow(between, labels.get(other)));
  }

  private static boolean isBelow(Set<String> few, Set<String> many) {
    return many.size() > few.size() && many.containsAll(few);
  }

  private static <T> void smallest(
      List<Set<String>> labels,
      int program,
      int other,
      Map<FailureSet, ? extends T> tests,
      List<Masking<T>> found) {
    for (Map.Entry<FailureSet, ? extends T> test : tests.entrySet()) {
      if (test.getKey().contains(program) && !test.getKey().contains(other)) {
        Set<String> hiding = new HashSet<>(labels.get(other));
        hiding.removeAll(labels.get(program));
        found.add(new Masking<>(
            program,
            new TreeSet<>(labels.get(program)),
            new TreeSet<>(hiding),
            other,
            test.getValue()));
        return;
      }
    }
  }
}

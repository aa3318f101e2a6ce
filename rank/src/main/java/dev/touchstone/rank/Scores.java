package dev.touchstone.rank;

import java.util.Arrays;
import java.util.List;
import org.apiguardian.api.API;

/**
 * How many of the inferred bugs each program has not.
 *
 * @param passed tests of the suite passed, by program
 * @param most how many tests the suite has
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Scores(List<Integer> passed, int most) {
  /** Counts what programs pass. */
  public static Scores of(List<FailureSet> bugs, int programs) {
    Integer[] passed = new Integer[programs];
    Arrays.fill(passed, bugs.size());
    for (FailureSet bug : bugs) {
      bug.programs().forEach(program -> passed[program]--);
    }
    return new Scores(List.of(passed), bugs.size());
  }

  /** Returns the share of tests a program passes, from 0 to 100: comparable across runs. */
  public double percent(int program) {
    return most == 0 ? 100 : 100.0 * passed.get(program) / most;
  }

  /** Returns the place of a program: one more than there are programs that pass more. */
  public int rank(int program) {
    int mine = passed.get(program);
    return 1 + (int) passed.stream().filter(theirs -> theirs > mine).count();
  }
}

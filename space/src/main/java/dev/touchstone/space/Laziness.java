package dev.touchstone.space;

import java.util.List;
import org.apiguardian.api.API;

/**
 * Which lines of a condition decided how many parts of the values.
 *
 * @param lines the lines, the one that decided most first
 * @param runs how often the condition was run
 * @param readBeforeFalse how many parts were read on average when the answer was false
 * @param readBeforeTrue how many parts were read on average when the answer was true
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Laziness(List<Line> lines, long runs, double readBeforeFalse, double readBeforeTrue) {
  /**
   * A line of a condition.
   *
   * @param where the class, method, file and line
   * @param opened how many parts were first read there
   * @param deepest how many parts had been read when it read last, at most
   */
  public record Line(String where, long opened, int deepest) {}

  /** Prints the report. */
  @Override
  public String toString() {
    StringBuilder text =
        new StringBuilder("%d runs; parts read before false %.1f, before true %.1f on average"
            .formatted(runs, readBeforeFalse, readBeforeTrue));
    for (Line line : lines) {
      text.append("\n  %8d first reads at %s (deepest after %d)"
          .formatted(line.opened, line.where, line.deepest));
    }
    return text.toString();
  }
}

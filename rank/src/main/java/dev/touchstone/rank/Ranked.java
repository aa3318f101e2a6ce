package dev.touchstone.rank;

import java.util.List;
import java.util.Optional;
import org.apiguardian.api.API;

/**
 * What a ranking of programs found.
 *
 * @param ranking the ranking under the strict oracle
 * @param lenient the ranking under the lenient oracle, where there is one
 * @param entries every answer and submission, those that could not be ranked too
 * @param exhibits what the model and every program answer to the test of each bug, by bug
 * @param maskings tests that catch a fault only where another is absent, where faults are known
 * @param warnings what a reader should know
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Ranked(
    Ranking<Call> ranking,
    Optional<Ranking<Call>> lenient,
    List<Entry> entries,
    List<Exhibit> exhibits,
    List<Masking<Call>> maskings,
    List<String> warnings) {
  private static final double FORMAT_POINTS = 50;

  /** Copies the lists. */
  public Ranked {
    entries = List.copyOf(entries);
    exhibits = List.copyOf(exhibits);
    maskings = List.copyOf(maskings);
    warnings = List.copyOf(warnings);
  }

  /**
   * What was answered to the test of a bug.
   *
   * @param expected the model's answer
   * @param actual the answer of each program, by number
   * @since 0.1
   */
  public record Exhibit(String expected, List<String> actual) {}

  /** Returns whether a program loses more than 50 points by how it prints, not by what. */
  public boolean isFormat(int program) {
    return lenient
        .filter(second ->
            second.scores().percent(program) - ranking.scores().percent(program) > FORMAT_POINTS)
        .isPresent();
  }
}

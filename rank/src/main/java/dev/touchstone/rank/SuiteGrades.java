package dev.touchstone.rank;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apiguardian.api.API;

/**
 * Grades of test suites: how many faulty submissions, and how many inferred bugs, each catches.
 *
 * <p>A suite that fails on the model is wrong and disqualified; one that cannot be run on others'
 * programs, because it tests what only its author's has, is not transferable. Source: Claessen et
 * al., Ranking Programs using Black Box Testing (2010), section 2.7.4; the count of bugs is ours: many
 * submissions may share one bug, and a suite that catches it catches them all.
 *
 * @param grades the grades by suite
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record SuiteGrades(Map<String, Grade> grades) {
  /**
   * The grade of one suite.
   *
   * @param submissions how many faulty submissions it fails on
   * @param bugs how many inferred bugs it catches: those all of whose carriers it fails on
   * @param note why the suite is disqualified, or ""
   * @since 0.1
   */
  public record Grade(int submissions, int bugs, String note) {
    /** Returns whether the suite counts. */
    public boolean isQualified() {
      return note.isEmpty();
    }
  }

  /** What a suite said to one program: nothing where it passes, or the test that failed. */
  @FunctionalInterface
  public interface Suite<I> {
    /** Runs the suite on a program and returns the name of a failing test, if there is one. */
    Optional<String> failing(I program) throws Exception;
  }

  /**
   * Grades suites.
   *
   * @param model the model
   * @param suites the suites by name
   * @param programs the programs of a ranking, by number
   * @param ranking the ranking, which says who is faulty and why
   */
  public static <I> SuiteGrades of(
      I model, Map<String, Suite<I>> suites, List<I> programs, Ranking<?> ranking) {
    Map<String, Grade> grades = new LinkedHashMap<>();
    suites.forEach((name, suite) -> grades.put(name, grade(model, suite, programs, ranking)));
    return new SuiteGrades(grades);
  }

  private static <I> Grade grade(I model, Suite<I> suite, List<I> programs, Ranking<?> ranking) {
    Optional<String> wrong = verdict(suite, model);
    if (wrong.isPresent()) {
      return new Grade(0, 0, "disqualified: " + wrong.get() + " fails on the model");
    }
    List<Integer> caught = new ArrayList<>();
    for (int program = 0; program < programs.size(); program++) {
      if (verdict(suite, programs.get(program)).isPresent()) {
        caught.add(program);
      }
    }
    return grade(caught, ranking);
  }

  /** Grades a suite by the programs it fails on. */
  public static Grade grade(List<Integer> caught, Ranking<?> ranking) {
    long faulty =
        caught.stream().filter(program -> !ranking.bugsOf(program).isEmpty()).count();
    long bugs = ranking.bugs().stream()
        .filter(bug -> caught.containsAll(bug.failing().programs()))
        .count();
    return new Grade((int) faulty, (int) bugs, "");
  }

  private static <I> Optional<String> verdict(Suite<I> suite, I program) {
    try {
      return suite.failing(program);
    } catch (LinkageError foreign) {
      return Optional.of("not transferable (" + foreign + ")");
    } catch (Exception | Error thrown) {
      return Optional.of("a test that throws " + thrown);
    }
  }
}

package dev.touchstone.rank;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apiguardian.api.API;

/**
 * Grades of test suites: which faulty submissions, and which inferred bugs, each catches.
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
  private static final Comparator<Grade> BETTER = Comparator.<Grade>comparingInt(
          grade -> grade.isQualified() ? 0 : 1)
      .thenComparing(grade -> -grade.bugs().size())
      .thenComparing(grade -> -grade.submissions().size());

  /** Copies the grades. */
  public SuiteGrades {
    grades = Collections.unmodifiableMap(new LinkedHashMap<>(grades));
  }

  /**
   * The grade of one suite.
   *
   * @param failing the programs it fails on, with a test that does
   * @param submissions those of them that are faulty
   * @param bugs the inferred bugs it catches: those all of whose carriers it fails on
   * @param note why the suite is out, or ""
   * @since 0.1
   */
  public record Grade(
      Map<Integer, String> failing, List<Integer> submissions, List<Integer> bugs, String note) {
    /** Copies the lists. */
    public Grade {
      failing = Collections.unmodifiableMap(new TreeMap<>(failing));
      submissions = List.copyOf(submissions);
      bugs = List.copyOf(bugs);
    }

    /** Returns the grade of a suite that is out. */
    static Grade out(String why) {
      return new Grade(Map.of(), List.of(), List.of(), why);
    }

    /** Returns whether the suite counts. */
    public boolean isQualified() {
      return note.isEmpty();
    }

    /** Returns the programs without a known bug that it fails on: it may ask for too much. */
    public List<Integer> blameless() {
      return failing.keySet().stream()
          .filter(program -> !submissions.contains(program))
          .toList();
    }
  }

  /** What a suite said to one program: nothing where it passes, or the test that failed. */
  @FunctionalInterface
  public interface Suite<I> {
    /** Runs the suite on a program and returns the name of a failing test, if there is one. */
    Optional<String> failing(I program) throws Exception;
  }

  /**
   * Grades suites that are functions.
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
      return disqualified(wrong.get(), "");
    }
    Map<Integer, String> failing = new TreeMap<>();
    for (int program = 0; program < programs.size(); program++) {
      int number = program;
      verdict(suite, programs.get(program)).ifPresent(test -> failing.put(number, test));
    }
    return grade(failing, ranking);
  }

  /** Returns the grade of a suite of which a test fails on the model. */
  static Grade disqualified(String test, String why) {
    String said = why.isEmpty() ? "" : ": " + why.lines().findFirst().orElse("");
    return Grade.out("disqualified: " + test + " fails on the model" + said);
  }

  /** Grades a suite by the programs it fails on, each with a test that does. */
  public static Grade grade(Map<Integer, String> failing, Ranking<?> ranking) {
    List<Integer> faulty = failing.keySet().stream()
        .filter(program -> !ranking.bugsOf(program).isEmpty())
        .sorted()
        .toList();
    List<Integer> bugs = IntStream.range(0, ranking.bugs().size())
        .filter(bug ->
            failing.keySet().containsAll(ranking.bugs().get(bug).failing().programs()))
        .boxed()
        .toList();
    return new Grade(failing, faulty, bugs, "");
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

  /** Returns the suites, those that catch most bugs first, then those that catch most programs. */
  public List<String> places() {
    return grades.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(BETTER))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns the place of a suite: one more than there are better ones. */
  public int rank(Grade grade) {
    return 1
        + (int) grades.values().stream()
            .filter(other -> BETTER.compare(other, grade) < 0)
            .count();
  }
}

package dev.touchstone.rank.report;

import dev.touchstone.rank.Graded;
import dev.touchstone.rank.Ranking;
import dev.touchstone.rank.SuiteGrades.Grade;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apiguardian.api.API;

/**
 * Grades of suites as lines for a terminal.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class SuiteText {
  private SuiteText() {}

  /** Returns the table of suites, and which bugs nobody catches. */
  public static List<String> lines(Graded graded) {
    List<String> names = graded.suites().places();
    int width = RankText.width(5, names);
    List<String> lines = new ArrayList<>();
    lines.add(String.format(
        Locale.ROOT, "rank  %-" + width + "s  %-8s  programs  bugs caught", "suite", "bugs"));
    for (String name : names) {
      Grade grade = grade(graded, name);
      String start = String.format(
          Locale.ROOT,
          "%4s  %-" + width + "s  ",
          grade.isQualified() ? graded.suites().rank(grade) : "-",
          name);
      lines.add(start + (grade.isQualified() ? told(graded, grade) : grade.note()));
    }
    List<Integer> missed = missed(graded);
    if (!missed.isEmpty()) {
      lines.add("bugs that no suite catches: " + numbers(missed));
    }
    return lines;
  }

  private static String told(Graded graded, Grade grade) {
    Ranking<?> ranking = graded.ranked().ranking();
    String blameless = grade.blameless().isEmpty()
        ? ""
        : "  (also fails on programs without a known bug: "
            + String.join(
                ", ", grade.blameless().stream().map(ranking.ids()::get).toList()) + ")";
    return String.format(
            Locale.ROOT,
            "%2d of %2d  %2d of %2d  %s%s",
            grade.bugs().size(),
            ranking.bugs().size(),
            grade.submissions().size(),
            faulty(ranking),
            numbers(grade.bugs()),
            blameless)
        .stripTrailing();
  }

  /** Returns the grade of a suite. */
  static Grade grade(Graded graded, String name) {
    return java.util.Objects.requireNonNull(graded.suites().grades().get(name));
  }

  /** Returns how many programs have a bug. */
  static int faulty(Ranking<?> ranking) {
    return (int) ranking.places().stream()
        .filter(program -> !ranking.bugsOf(program).isEmpty())
        .count();
  }

  /** Returns the bugs that no suite catches, by number. */
  static List<Integer> missed(Graded graded) {
    List<Integer> missed = new ArrayList<>();
    for (int bug = 0; bug < graded.ranked().ranking().bugs().size(); bug++) {
      int number = bug;
      if (graded.suites().grades().values().stream()
          .noneMatch(grade -> grade.bugs().contains(number))) {
        missed.add(bug);
      }
    }
    return missed;
  }

  /** Returns numbers of bugs as the list of bugs counts them: from one. */
  static String numbers(List<Integer> bugs) {
    return String.join(" ", bugs.stream().map(bug -> Integer.toString(bug + 1)).toList());
  }
}

package dev.touchstone.rank.report;

import dev.touchstone.rank.Call;
import dev.touchstone.rank.Graded;
import dev.touchstone.rank.Ranking;
import dev.touchstone.rank.SuiteGrades.Grade;
import java.util.List;
import java.util.Locale;

/** The page of graded suites: their places, and which suite catches which bug. */
final class SuitePage {
  private final Graded graded;
  private final Ranking<Call> ranking;
  private final List<String> names;
  private final StringBuilder out = new StringBuilder();

  private SuitePage(Graded graded) {
    this.graded = graded;
    this.ranking = graded.ranked().ranking();
    this.names = graded.suites().places();
  }

  static String of(Graded graded) {
    SuitePage page = new SuitePage(graded);
    page.write(
        "<h1>Grades of %d suites by %d bugs</h1>%n",
        page.names.size(), page.ranking.bugs().size());
    graded
        .ranked()
        .warnings()
        .forEach(warning ->
            page.write("<p class=\"note\" role=\"note\">%s</p>%n", Html.escape(warning)));
    page.places();
    page.bugs();
    return Html.page("Suites", page.out.toString());
  }

  private void write(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values));
  }

  private void places() {
    write("<h2 id=\"places\">Places</h2>%n<div class=\"wide\" tabindex=\"0\" role=\"region\""
        + " aria-labelledby=\"places\">%n<table>%n<thead><tr><th class=\"number\">rank</th>"
        + "<th>suite</th><th class=\"number\">bugs caught</th>"
        + "<th class=\"number\">faulty programs</th>"
        + "<th>fails on programs without a known bug</th></tr></thead>%n");
    for (String name : names) {
      Grade grade = SuiteText.grade(graded, name);
      if (grade.isQualified()) {
        place(name, grade);
      } else {
        write(
            "<tr><td class=\"number\">-</td><td>%s</td><td colspan=\"3\">%s</td></tr>%n",
            Html.escape(name), Html.escape(grade.note()));
      }
    }
    write("</table></div>%n");
  }

  private void place(String name, Grade grade) {
    List<String> blameless = grade.blameless().stream().map(ranking.ids()::get).toList();
    write(
        "<tr><td class=\"number\">%d</td><td>%s</td><td class=\"number\">%d of %d</td>"
            + "<td class=\"number\">%d of %d</td><td>%s</td></tr>%n",
        graded.suites().rank(grade),
        Html.escape(name),
        grade.bugs().size(),
        ranking.bugs().size(),
        grade.submissions().size(),
        SuiteText.faulty(ranking),
        Html.escape(String.join(", ", blameless)));
  }

  private void bugs() {
    write("<h2 id=\"bugs\">Bugs and suites</h2>%n<div class=\"wide\" tabindex=\"0\""
        + " role=\"region\" aria-labelledby=\"bugs\">%n<table>%n<thead><tr>"
        + "<th>smallest test</th>");
    names.forEach(name -> write("<th scope=\"col\">%s</th>", Html.escape(name)));
    write("</tr></thead>%n");
    for (int bug = 0; bug < ranking.bugs().size(); bug++) {
      String test = RankText.shown(ranking.bugs().get(bug).witness());
      write("<tr><th scope=\"row\"><code>%s</code></th>", Html.escape(test));
      for (String name : names) {
        boolean caught = SuiteText.grade(graded, name).bugs().contains(bug);
        write("<td class=\"%s\">%s</td>", caught ? "pass" : "fail", caught ? "caught" : "·");
      }
      write("</tr>%n");
    }
    write("</table></div>%n");
  }
}

package dev.touchstone.rank.report;

import dev.touchstone.rank.Call;
import dev.touchstone.rank.Entry;
import dev.touchstone.rank.Masking;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Ranking;
import java.util.Locale;

/** The page of a whole ranking, and one for each author that names nobody else. */
final class RankPages {
  private final Ranked ranked;
  private final Ranking<Call> ranking;
  private final StringBuilder out = new StringBuilder();

  private RankPages(Ranked ranked) {
    this.ranked = ranked;
    this.ranking = ranked.ranking();
  }

  /** Returns the page for whoever ranks. */
  static String report(Ranked ranked) {
    RankPages page = new RankPages(ranked);
    page.write(
        "<h1>Ranking of %d programs by %d bugs</h1>%n",
        ranked.ranking().ids().size(), ranked.ranking().bugs().size());
    ranked
        .warnings()
        .forEach(warning ->
            page.write("<p class=\"note\" role=\"note\">%s</p>%n", Html.escape(warning)));
    page.write("<p>%s</p>%n", Html.escape(ranked.ranking().unseen().toString()));
    page.places();
    page.order();
    page.matrix();
    page.maskings();
    return Html.page("Ranking", page.out.toString());
  }

  private void write(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values));
  }

  private void places() {
    write(
        "<h2 id=\"places\">Places</h2>%n<div class=\"wide\" tabindex=\"0\" role=\"region\""
            + " aria-labelledby=\"places\">%n<table>%n<thead><tr><th class=\"number\">rank</th>"
            + "<th>program</th><th class=\"number\">passed</th><th class=\"number\">%%</th>%s"
            + "<th>places it may have</th><th class=\"number\">sd of %%</th><th>state</th></tr></thead>%n",
        ranked.lenient().isPresent() ? "<th class=\"number\">lenient %</th>" : "");
    for (int program : ranking.places()) {
      String lenient = ranked
          .lenient()
          .map(second -> String.format(
              Locale.ROOT, "<td class=\"number\">%.1f</td>", second.scores().percent(program)))
          .orElse("");
      write(
          "<tr><td class=\"number\">%d</td><td>%s</td><td class=\"number\">%d of %d</td>"
              + "<td class=\"number\">%.1f</td>%s<td>%s</td><td class=\"number\">%.2f</td>"
              + "<td>%s</td></tr>%n",
          ranking.scores().rank(program),
          Html.escape(ranking.ids().get(program)),
          ranking.scores().passed().get(program),
          ranking.scores().most(),
          ranking.scores().percent(program),
          lenient,
          RankText.range(ranking.stability().get(program)),
          ranking.stability().get(program).deviation(),
          Html.escape(RankText.state(ranked, program)));
    }
    for (Entry entry : ranked.entries()) {
      if (!entry.isRanked()) {
        write(
            "<tr><td class=\"number\">-</td><td>%s</td><td colspan=\"%d\">%s</td><td>%s</td></tr>%n",
            Html.escape(entry.id()),
            ranked.lenient().isPresent() ? 5 : 4,
            Html.escape(entry.note()),
            Html.escape(entry.state()));
      }
    }
    write("</table></div>%n");
  }

  private void order() {
    write(
        "<h2 id=\"order\">Which is more correct</h2>%n<p>A program above another, joined by lines,"
            + " passes every test the lower one passes, and more. A line names the smallest test that"
            + " tells the two apart, and how many more do.</p>%n<div class=\"wide\" tabindex=\"0\""
            + " role=\"region\" aria-labelledby=\"order\">%n%s</div>%n",
        new Hasse(ranking).svg());
  }

  private void matrix() {
    write("<h2 id=\"matrix\">Bugs and programs</h2>%n<div class=\"wide\" tabindex=\"0\""
        + " role=\"region\" aria-labelledby=\"matrix\">%n<table>%n<thead><tr><th>smallest test</th>"
        + "<th>right answer</th>");
    for (int program : ranking.places()) {
      write("<th scope=\"col\">%s</th>", Html.escape(ranking.ids().get(program)));
    }
    write("</tr></thead>%n");
    for (int bug = 0; bug < ranking.bugs().size(); bug++) {
      write(
          "<tr><th scope=\"row\"><code>%s</code></th><td><code>%s</code></td>",
          Html.escape(RankText.shown(ranking.bugs().get(bug).witness())),
          Html.escape(ranked.exhibits().get(bug).expected()));
      for (int program : ranking.places()) {
        boolean fails = ranking.bugs().get(bug).failing().contains(program);
        write("<td class=\"%s\">%s</td>", fails ? "fail" : "pass", fails ? "fails" : "·");
      }
      write("</tr>%n");
    }
    write("</table></div>%n");
  }

  private void maskings() {
    if (ranked.maskings().isEmpty()) {
      return;
    }
    write("<h2>Tests that give false security</h2>%n<ul>%n");
    for (Masking<Call> masking : ranked.maskings()) {
      write(
          "<li><code>%s</code> catches %s only where %s is absent</li>%n",
          Html.escape(RankText.shown(masking.test())),
          Html.escape(String.join(", ", masking.faults())),
          Html.escape(String.join(", ", masking.hiding())));
    }
    write("</ul>%n");
  }

  /** Returns the page for the author of a submission. */
  static String feedback(Ranked ranked, Entry entry) {
    RankPages page = new RankPages(ranked);
    page.write("<h1>Feedback for %s</h1>%n", Html.escape(entry.id()));
    if (!entry.note().isEmpty()) {
      page.write(
          "<p class=\"note\">%s: %s</p>%n", Html.escape(entry.state()), Html.escape(entry.note()));
    }
    if (entry.isRanked()) {
      page.own(entry.program());
    }
    return Html.page("Feedback for " + entry.id(), page.out.toString());
  }

  private void own(int program) {
    write(
        "<p>Passes %d of %d tests (%.1f %%).</p>%n",
        ranking.scores().passed().get(program),
        ranking.scores().most(),
        ranking.scores().percent(program));
    if (ranking.bugsOf(program).isEmpty()) {
      write("<p>No bug was found.</p>%n");
    }
    int number = 1;
    for (int bug : ranking.bugsOf(program)) {
      int others = ranking.bugs().get(bug).failing().size() - 1;
      write(
          "<h2>Bug %d</h2>%n<table>%n<tr><th scope=\"row\">test</th><td><code>%s</code></td></tr>%n"
              + "<tr><th scope=\"row\">right answer</th><td><code>%s</code></td></tr>%n"
              + "<tr><th scope=\"row\">your program</th><td><code>%s</code></td></tr>%n"
              + "<tr><th scope=\"row\">shared with</th><td>%s</td></tr>%n</table>%n",
          number++,
          Html.escape(RankText.shown(ranking.bugs().get(bug).witness())),
          Html.escape(ranked.exhibits().get(bug).expected()),
          Html.escape(ranked.exhibits().get(bug).actual().get(program)),
          others == 0 ? "nobody" : others == 1 ? "one other" : others + " others");
    }
  }
}

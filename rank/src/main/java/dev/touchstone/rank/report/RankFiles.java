package dev.touchstone.rank.report;

import dev.touchstone.data.PlainData;
import dev.touchstone.rank.Bug;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Entry;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Ranking;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apiguardian.api.API;

/**
 * Writes the files of a ranking.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class RankFiles {
  private RankFiles() {}

  /** Writes all files into a folder, which is made if it is not there. */
  public static void write(Ranked ranked, Path folder) throws IOException {
    Ranking<Call> ranking = ranked.ranking();
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("ranking.csv"), places(ranked));
    Files.writeString(folder.resolve("bugs.csv"), bugs(ranking));
    Files.writeString(folder.resolve("matrix.csv"), matrix(ranking));
    Files.writeString(folder.resolve("rank.json"), PlainData.write(RankData.of(ranked)) + "\n");
    Files.writeString(folder.resolve("order.dot"), new Hasse(ranking).dot());
    Files.writeString(folder.resolve("order.svg"), new Hasse(ranking).svg());
    Files.writeString(folder.resolve("report.html"), RankPages.report(ranked));
    Path feedback = Files.createDirectories(folder.resolve("feedback"));
    for (Entry entry : ranked.entries()) {
      Files.writeString(
          feedback.resolve(fileName(entry.id()) + ".html"), RankPages.feedback(ranked, entry));
    }
  }

  /** Returns a file name of letters, digits, dots and hyphens; other characters by their number. */
  static String fileName(String id) {
    StringBuilder name = new StringBuilder();
    id.codePoints().forEach(c -> {
      boolean plain = c < 128
          && (Character.isLetterOrDigit(c)
              || c == '-'
              || c == '_'
              || (c == '.' && name.length() > 0));
      name.append(plain ? Character.toString(c) : "%" + Integer.toHexString(c));
    });
    return name.length() <= 100 ? name.toString() : name.substring(0, 100);
  }

  private static String places(Ranked ranked) {
    Ranking<Call> ranking = ranked.ranking();
    StringBuilder csv = new StringBuilder(Csv.row(List.of(
        "id",
        "score",
        "max",
        "percent",
        "rank",
        "best_rank",
        "worst_rank",
        "sd",
        "class",
        "state",
        "timeouts",
        "flaky")));
    List<Entry> entries = new ArrayList<>(ranked.entries());
    entries.sort(java.util.Comparator.comparingInt(
        entry -> entry.isRanked() ? ranking.places().indexOf(entry.program()) : Integer.MAX_VALUE));
    for (Entry entry : entries) {
      csv.append(entry.isRanked() ? place(ranking, entry) : unranked(entry));
    }
    return csv.toString();
  }

  private static String place(Ranking<Call> ranking, Entry entry) {
    int program = entry.program();
    return Csv.row(List.of(
        entry.id(),
        ranking.scores().passed().get(program),
        ranking.scores().most(),
        String.format(Locale.ROOT, "%.2f", ranking.scores().percent(program)),
        ranking.scores().rank(program),
        ranking.stability().get(program).best(),
        ranking.stability().get(program).worst(),
        String.format(Locale.ROOT, "%.3f", ranking.stability().get(program).deviation()),
        ranking.order().nodes().indexOf(ranking.order().node(program)),
        entry.state(),
        entry.timeouts(),
        "no"));
  }

  private static String unranked(Entry entry) {
    return Csv.row(List.of(
        entry.id(),
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        entry.state() + ": " + entry.note(),
        entry.timeouts(),
        entry.state().equals("FLAKY") ? "yes" : "no"));
  }

  private static String bugs(Ranking<Call> ranking) {
    StringBuilder csv = new StringBuilder(Csv.row(List.of("bug", "test", "failing")));
    int number = 1;
    for (Bug<Call> bug : ranking.bugs()) {
      List<String> ids =
          bug.failing().programs().stream().map(ranking.ids()::get).toList();
      csv.append(Csv.row(List.of(number++, RankText.shown(bug.witness()), String.join(" ", ids))));
    }
    return csv.toString();
  }

  private static String matrix(Ranking<Call> ranking) {
    List<Object> head = new ArrayList<>(List.of("test"));
    head.addAll(ranking.ids());
    StringBuilder csv = new StringBuilder(Csv.row(head));
    for (Bug<Call> bug : ranking.bugs()) {
      List<Object> row = new ArrayList<>(List.of(RankText.shown(bug.witness())));
      for (int program = 0; program < ranking.ids().size(); program++) {
        row.add(bug.failing().contains(program) ? 1 : 0);
      }
      csv.append(Csv.row(row));
    }
    return csv.toString();
  }
}

package dev.touchstone.rank.report;

import dev.touchstone.rank.Bug;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Entry;
import dev.touchstone.rank.Masking;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Ranking;
import dev.touchstone.rank.Stability;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apiguardian.api.API;

/**
 * A ranking as lines for a terminal.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class RankText {
  private static final int MOST_SHARED = 8;
  private static final int MOST_SHOWN = 60;

  private RankText() {}

  /** Returns the table, the bugs, and what a reader should know. */
  public static List<String> lines(Ranked ranked) {
    List<String> lines = new ArrayList<>();
    Ranking<Call> ranking = ranked.ranking();
    lines.addAll(table(ranking, ranked));
    for (Entry entry : ranked.entries()) {
      if (!entry.isRanked()) {
        lines.add("   -  " + entry.id() + ": " + entry.state() + ", " + entry.note());
      }
    }
    lines.add("");
    lines.addAll(bugs(ranking));
    lines.add("");
    lines.add(ranking.unseen().toString());
    for (Masking<Call> masking : ranked.maskings()) {
      lines.add(masking(ranking, masking));
    }
    ranked.warnings().forEach(warning -> lines.add("WARNING: " + warning));
    return lines;
  }

  private static List<String> table(Ranking<?> ranking, Ranked ranked) {
    int width = width(7, ranking.ids());
    int digits = Math.max(2, Integer.toString(ranking.scores().most()).length());
    int places = width(6, ranking.stability().stream().map(RankText::range).toList());
    String lenientHead = ranked.lenient().isPresent() ? "  lenient" : "";
    List<String> lines = new ArrayList<>();
    lines.add(String.format(
        Locale.ROOT,
        "rank  %-" + width + "s  %-" + (2 * digits + 4) + "s      %%%s  %-" + places
            + "s  sd     state",
        "program",
        "passed",
        lenientHead,
        "places"));
    for (int program : ranking.places()) {
      Stability stability = ranking.stability().get(program);
      String lenient = ranked
          .lenient()
          .map(second -> String.format(Locale.ROOT, "  %6.1f%%", second.scores().percent(program)))
          .orElse("");
      lines.add(String.format(
              Locale.ROOT,
              "%4d  %-" + width + "s  %" + digits + "d of %" + digits + "d  %5.1f%s  %-" + places
                  + "s  %5.2f  %s",
              ranking.scores().rank(program),
              ranking.ids().get(program),
              ranking.scores().passed().get(program),
              ranking.scores().most(),
              ranking.scores().percent(program),
              lenient,
              range(stability),
              stability.deviation(),
              state(ranked, program))
          .stripTrailing());
    }
    return lines;
  }

  /** Returns the width of a column. */
  static int width(int least, java.util.Collection<String> cells) {
    return Math.max(least, cells.stream().mapToInt(String::length).max().orElse(0));
  }

  static String range(Stability stability) {
    return stability.best() == stability.worst()
        ? Integer.toString(stability.best())
        : stability.best() + "-" + stability.worst();
  }

  static String state(Ranked ranked, int program) {
    return ranked.entries().stream()
        .filter(entry -> entry.program() == program)
        .map(entry -> entry.state()
            + (ranked.isFormat(program) ? ", format" : "")
            + (entry.timeouts() > 0 ? ", " + entry.timeouts() + " timed out" : ""))
        .findFirst()
        .orElse("");
  }

  /** Returns the bugs with their smallest tests and who has them. */
  public static List<String> bugs(Ranking<?> ranking) {
    List<String> lines = new ArrayList<>();
    lines.add(ranking.bugs().size() == 1 ? "1 bug" : ranking.bugs().size() + " bugs");
    List<String> tests =
        ranking.bugs().stream().map(bug -> cut(shown(bug.witness()))).toList();
    int width = width(24, tests);
    int number = 1;
    for (Bug<?> bug : ranking.bugs()) {
      List<String> ids =
          bug.failing().programs().stream().map(ranking.ids()::get).toList();
      String who = ids.size() <= MOST_SHARED
          ? String.join(", ", ids)
          : String.join(", ", ids.subList(0, MOST_SHARED)) + " and " + (ids.size() - MOST_SHARED)
              + " more";
      lines.add(String.format(
          Locale.ROOT, "  %2d  %-" + width + "s  %s", number, tests.get(number - 1), who));
      number++;
    }
    return lines;
  }

  private static String masking(Ranking<?> ranking, Masking<?> masking) {
    return "false security: " + cut(shown(masking.test())) + " catches "
        + String.join(", ", masking.faults()) + " in " + ranking.ids().get(masking.program())
        + " only where " + String.join(", ", masking.hiding()) + " is absent ("
        + ranking.ids().get(masking.passing()) + " passes)";
  }

  /** Returns a test as people read it. */
  static String shown(Object test) {
    return test.toString().replace("\n", "\\n");
  }

  static String cut(String text) {
    return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN - 3) + "...";
  }
}

package dev.touchstone.cli;

import dev.touchstone.random.Seed;
import dev.touchstone.rank.Duplicates;
import dev.touchstone.rank.Matrix;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranking;
import dev.touchstone.rank.report.RankData;
import dev.touchstone.rank.report.RankText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Ranks the columns of a table, and sorts its rows by the bugs behind them. */
@Command(
    name = "matrix",
    description = "Infer bugs from a table of tests and programs: which tests are duplicates.",
    footer = {
      "",
      "A row for each test, a column for each program, version or setting: 1 where the",
      "test fails. Any such table will do, mutants and tests for instance."
    },
    optionListHeading = "%nOptions:%n")
final class RankMatrixCommand implements Callable<Integer> {
  private final Printer printer;

  @Parameters(paramLabel = "FILE", description = "Comma-separated zeros and ones with a head.")
  private Path file;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  RankMatrixCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    Matrix matrix = Matrix.read(text());
    Ranking<String> ranking =
        Rank.fromMatrix(matrix.programs(), matrix.tests(), Seed.of(0).root());
    Duplicates duplicates = Duplicates.of(matrix.tests());
    List<String> lines = new ArrayList<>();
    for (int program : ranking.places()) {
      lines.add(String.format(
          Locale.ROOT,
          "%4d  %-20s  %d of %d",
          ranking.scores().rank(program),
          ranking.ids().get(program),
          ranking.scores().passed().get(program),
          ranking.scores().most()));
    }
    lines.addAll(RankText.bugs(ranking));
    List<Object> groups = new ArrayList<>();
    for (Duplicates.Group group : duplicates.groups()) {
      groups.add(group.tests());
      if (group.tests().size() > 1) {
        lines.add("one bug: " + String.join(", ", group.tests()));
      }
    }
    duplicates.explained().forEach((test, bugs) -> lines.add("several bugs at once: " + test));
    Map<String, Object> data = RankData.of(ranking);
    data.put("groups", groups);
    data.put("explained", List.copyOf(duplicates.explained().keySet()));
    Exit exit = ranking.bugs().isEmpty() ? Exit.OK : Exit.FINDING;
    return printer.print(new Answer(exit, String.join("\n", lines) + "\n", data));
  }

  private String text() {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new BadInput("cannot read " + file + " as UTF-8 text: " + unreadable);
    }
  }
}

package dev.touchstone.rank.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.StopRule;
import dev.touchstone.rank.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RankFilesTests {
  private static final String FORMULA = "=cmd()";
  private static final String SCRIPT = "<script>alert(1)</script>";

  /** Answers everything as the model, but for one method. */
  private record Off(String method) implements Task {
    private int answer(String name, int right) {
      return name.equals(method) ? right + 1 : right;
    }

    @Override
    public int twice(int n) {
      return answer("twice", 2 * n);
    }

    @Override
    public int square(int n) {
      return answer("square", n * n);
    }

    @Override
    public int negate(int n) {
      return answer("negate", -n);
    }

    @Override
    public int next(int n) {
      return answer("next", n + 1);
    }

    @Override
    public int absolute(int n) {
      return answer("absolute", Math.abs(n));
    }
  }

  @TempDir
  private Path folder;

  private Ranked ranked = ranked();

  private static Ranked ranked() {
    return Task.rank()
        .answer("right", Task.Model::new)
        .answer(FORMULA, () -> new Off("square"))
        .answer(SCRIPT, () -> new Off("negate"))
        .answer("also <b>", () -> new Off("negate"))
        .stop(StopRule.STANDARD.quiet(200).mostTests(400))
        .run();
  }

  @BeforeEach
  void write() throws IOException {
    RankFiles.write(ranked, folder);
  }

  private String file(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private static int count(String text, String part) {
    return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
  }

  @Test
  void areAllThere() {
    assertThat(folder)
        .isDirectoryContaining("glob:**/{ranking,bugs,matrix}.csv")
        .isDirectoryContaining("glob:**/rank.json")
        .isDirectoryContaining("glob:**/order.{dot,svg}")
        .isDirectoryContaining("glob:**/report.html");
    assertThat(folder.resolve("feedback")).isDirectoryContaining("glob:**/right.html");
  }

  @Test
  void drawEveryNodeAndEdge() throws IOException {
    String svg = file("order.svg");
    assertThat(count(svg, "<g class=\"programs\">"))
        .isEqualTo(ranked.ranking().order().nodes().size());
    assertThat(count(svg, "<g class=\"step\">"))
        .isEqualTo(ranked.ranking().order().edges().size())
        .isPositive();
  }

  @Test
  void areTheSameEveryTime() throws IOException {
    Path again = Files.createDirectory(folder.resolve("again"));
    RankFiles.write(ranked(), again);
    for (String name : new String[] {
      "ranking.csv", "bugs.csv", "matrix.csv", "rank.json", "order.dot", "order.svg", "report.html"
    }) {
      assertThat(Files.readString(again.resolve(name))).as(name).isEqualTo(file(name));
    }
  }

  @Test
  void areReadAsData() throws IOException {
    Map<?, ?> data = (Map<?, ?>) PlainData.read(file("rank.json"));
    assertThat(data.get("unseen")).asString().contains("estimate");
    assertThat(file("ranking.csv")).startsWith("id,score,max,percent,rank,");
  }

  @Nested
  class NamesWithAnAgenda {
    @Test
    void startNoFormula() throws IOException {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path csv : files.filter(f -> f.toString().endsWith(".csv")).toList()) {
          assertThat(Files.readString(csv)).doesNotContainPattern("(^|[,\n])\"?=cmd");
        }
      }
      assertThat(file("ranking.csv")).contains("'=cmd()");
    }

    @Test
    void startNoScript() throws IOException {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path page :
            files.filter(f -> f.toString().matches(".*\\.(html|svg)")).toList()) {
          assertThat(Files.readString(page)).doesNotContain("<script", "<b>");
        }
      }
      assertThat(file("report.html")).contains("&lt;script&gt;alert(1)&lt;/script&gt;");
    }

    @Test
    void leaveNoFolder() {
      assertThat(RankFiles.fileName("../../etc/passwd")).doesNotContain("/").doesNotStartWith(".");
    }
  }

  @Nested
  class Feedback {
    @Test
    void showsTheOwnBugsAndNobodyElse() throws IOException {
      String page = file("feedback/also%20%3cb%3e.html");
      assertThat(page)
          .contains("negate(0)", "right answer", "<code>0</code>", "<code>1</code>", "one other")
          .doesNotContain("alert(1)", "cmd()");
    }

    @Test
    void saysThatNoBugWasFound() throws IOException {
      assertThat(file("feedback/right.html")).contains("No bug was found.");
    }
  }

  @Test
  void showATableOnATerminal() {
    assertThat(RankText.lines(ranked))
        .anyMatch(line -> line.matches(" +1  right +2 of +2  100\\.0 .*"))
        .anyMatch(line -> line.contains(Call.of("square", 0).toString()))
        .anyMatch(line -> line.contains("the chance of a new one is about"));
  }
}

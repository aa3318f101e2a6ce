package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import dev.touchstone.samples.bank.BankModel;
import dev.touchstone.samples.lists.ReverseLaws;
import dev.touchstone.samples.table.FileTableModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExamplesCommandTests {
  private static final String TABLE = FileTableModel.class.getName();

  private static CommandRun examples(String... options) {
    List<String> words = new ArrayList<>(List.of("examples", TABLE, "--stale", "300"));
    words.addAll(List.of(options));
    return CommandRun.of(words.toArray(String[]::new));
  }

  @Test
  void printsPlainScripts() {
    CommandRun run = examples();
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("Examples of FileTableModel: ")
        .contains("  1. open() -> ok\n  2. insert(0, 0) -> null\n  3. lookup(0) -> 0\n")
        .doesNotContain("Deleting");
  }

  @Test
  void tellsWhyOnDemand() {
    assertThat(examples("--why").out()).contains("Deleting command 2 changes command 3:");
  }

  @Test
  void givesTheSameForTheSameSeed() {
    String one = examples("--json", "--seed", "tf1-000000000001a9").out();
    assertThat(
            examples("--json", "--seed", "tf1-000000000001a9", "--threads", "2").out())
        .isEqualTo(one);
    assertThat(((Map<?, ?>) PlainData.read(one)).get("model")).isEqualTo("FileTableModel");
  }

  @ParameterizedTest
  @CsvSource({
    "html, <!doctype html>",
    "md, # Examples of FileTableModel",
    "latex, \\documentclass{article}",
    "quiz, What do these calls give?",
    "junit, package dev.touchstone.samples.table;"
  })
  void writesInManyForms(String format, String start) {
    assertThat(examples("--format", format).out()).startsWith(start);
  }

  @Test
  void drawsATree() {
    assertThat(examples("--tree").out()).contains("`- ", "+- ");
  }

  @Test
  void selectsByCoverage() {
    assertThat(examples("--by", "coverage").out()).contains("lookup(0)");
  }

  @Nested
  class AFailingScript {
    private static final String FAULTY = "dev.touchstone.samples.flow.FlowModel";

    @Test
    void isReplayedByItsToken() {
      CommandRun run = CommandRun.of("examples", FAULTY, "--stale", "300", "--database", "off");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).contains("\nFailed: ");
      String token = run.out().replaceAll("(?s).*?replay: (\\S+).*", "$1");
      CommandRun again =
          CommandRun.of("replay", token, "--property", FAULTY + "#sequential", "--database", "off");
      assertThat(again.exit()).isEqualTo(1);
      assertThat(again.out()).contains("replayed").contains("d(v1)");
    }

    @Test
    void isRunFirstByTheNextCheck(@TempDir Path folder) {
      String database = folder.resolve("failures").toString();
      String[] check = {"check", FAULTY + "#sequential", "--database", database, "--cases", "1"};
      assertThat(CommandRun.of(check).exit()).isZero();
      CommandRun found =
          CommandRun.of("examples", FAULTY, "--stale", "300", "--database", database);
      assertThat(found.err()).isEmpty();
      CommandRun checked = CommandRun.of(check);
      assertThat(checked.exit()).isEqualTo(1);
      assertThat(checked.out())
          .contains("stored failure, run first")
          .contains(found.out().replaceAll("(?s).*?replay: (\\S+).*", "$1"));
    }
  }

  @Test
  void saysThatPropertiesHaveExamplesToo() {
    assertThat(CommandRun.of("examples", "--help").out()).contains("CLASS#METHOD");
  }

  @Nested
  class WithAFile {
    @Test
    void keepsExamplesAndRunsThemAgain(@TempDir Path folder) throws IOException {
      Path file = folder.resolve("table.examples");
      assertThat(examples("--file", file.toString()).exit()).isZero();
      assertThat(Files.readString(file)).startsWith("# Touchstone examples, format 1: " + TABLE);
      CommandRun again = examples("--file", file.toString(), "--retest");
      assertThat(again.exit()).isZero();
      assertThat(again.out()).containsPattern("^(\\d+) examples: \\1 passed\n$");
      Files.writeString(
          file, Files.readString(file).replace("\"answer\":\"false\"", "\"answer\":\"true\""));
      CommandRun changed = examples("--file", file.toString(), "--retest");
      assertThat(changed.exit()).isEqualTo(1);
      assertThat(changed.out()).contains("feature changed", "was:", "is:");
    }

    @Test
    void saysWhatIsWrongWithOne(@TempDir Path folder) throws IOException {
      Path file = Files.writeString(folder.resolve("x"), "nothing of the kind");
      CommandRun run = examples("--file", file.toString(), "--retest");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("does not start with");
    }
  }

  @Nested
  class OfAProperty {
    private static final String SHOPPING = "dev.touchstone.samples.properties.ShoppingProperties";

    @Test
    void areNeighboursThatItTreatsDifferently() {
      CommandRun run = CommandRun.of("examples", SHOPPING + "#buyingMoreNeverCostsLess");
      assertThat(run.exit()).as(run.err()).isZero();
      assertThat(run.out())
          .startsWith("Boundaries of " + SHOPPING + "#buyingMoreNeverCostsLess\n")
          .containsPattern("items = \\[.*\\], one = \\d+ -> .*passes.*fails with AssertionError|"
              + "fails with AssertionError.*passes");
    }

    @Test
    void needAPropertyThatIsThere() {
      CommandRun run = CommandRun.of("examples", SHOPPING + "#nothing");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("has no method nothing");
    }
  }

  @Nested
  class WithBadInput {
    @Test
    void saysThatAClassIsNoModel() {
      CommandRun run = CommandRun.of("examples", ReverseLaws.class.getName());
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("is no model");
    }

    @Test
    void saysThatAClassIsMissing() {
      CommandRun run = CommandRun.of("examples", "dev.touchstone.samples.Nothing");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("there is no class dev.touchstone.samples.Nothing");
    }

    @Test
    void saysWhatCanBeLookedFor() {
      CommandRun run = CommandRun.of("examples", BankModel.class.getName(), "--by", "luck");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("delete, swap and keep, or coverage alone");
    }

    @Test
    void asksForTheFileToRunAgain() {
      CommandRun run = CommandRun.of("examples", BankModel.class.getName(), "--retest");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("add --file FILE");
    }
  }
}

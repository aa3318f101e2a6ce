package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models are checked without a test class around them. */
class ModelCommandTests {
  private static final String SEED = "tf1-000000000001a9";
  private static final String FAILING = "put(5)  -> 0";

  @TempDir
  private static Path classes;

  @TempDir
  private Path database;

  @BeforeAll
  static void compile() {
    Fixtures.compile(classes, "TillModel");
  }

  private CommandRun run(String verb, String target, String... options) {
    List<String> words = new ArrayList<>(List.of(verb, target));
    words.addAll(List.of("--class-path", classes.toString(), "--database", database.toString()));
    words.addAll(List.of(options));
    return CommandRun.of(words.toArray(String[]::new));
  }

  @Nested
  class AModel {
    @Test
    void isRunCallByCall() {
      CommandRun run = run("check", "fix.TillModel", "--seed", SEED);
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .startsWith("FAILS   fix.TillModel#sequential\nFalsified after ")
          .contains("\n  " + FAILING)
          .contains("\n  state before: 0\n")
          .contains("\n  first seen: script = ");
    }

    @Test
    void isJudgedInParallelWhereThatIsAskedFor() {
      CommandRun run = run("check", "fix.TillModel$Right", "--parallel", "--branches", "2");
      assertThat(run.out()).contains("holds   fix.TillModel$Right#parallel   Passed 100 cases");
      assertThat(run.exit()).isZero();
    }

    @Test
    void canBeNamedWithTheWayItIsRun() {
      assertThat(run("check", "fix.TillModel$Right#parallel", "--cases", "7").out())
          .contains("holds   fix.TillModel$Right#parallel   Passed 7 cases");
    }

    @Test
    void isFoundInAFolderIfItCanBeMade() {
      CommandRun run = run("check", classes.toString(), "--seed", SEED);
      assertThat(run.out())
          .contains("FAILS   fix.TillModel#sequential")
          .contains("holds   fix.TillModel$Right#sequential")
          .contains("2 properties: 1 holds, 1 fails")
          .doesNotContain("Told");
    }

    @Test
    void thatCannotBeMadeIsAnErrorWhereItIsNamed() {
      CommandRun run = run("check", "fix.TillModel$Told");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("Cannot be run")
          .contains("fix.TillModel$Told has no constructor without parameters");
    }
  }

  @Nested
  class AFailingScript {
    @Test
    void isKeptRunFirstAndReplayed() throws IOException {
      run("check", "fix.TillModel", "--seed", SEED);
      assertThat(run("check", "fix.TillModel").out()).contains("stored failure, run first");
      try (Stream<Path> files = Files.walk(database)) {
        Path stored =
            files.filter(file -> file.toString().endsWith(".case")).findFirst().orElseThrow();
        CommandRun again = run("replay", stored.toString());
        assertThat(again.exit()).isEqualTo(1);
        assertThat(again.out()).contains(FAILING);
      }
    }

    @Test
    void isPrintedAsATestThatReplaysIt() {
      String report = run("check", "fix.TillModel", "--seed", SEED).out();
      String token = report.replaceAll("(?s).*replay: (\\S+).*", "$1");
      CommandRun run = run("replay", token, "--property", "fix.TillModel#sequential", "--as-test");
      assertThat(run.exit()).isZero();
      assertThat(run.out()).isEqualTo("""
          package fix;

          import dev.touchstone.machine.Machine;
          import org.junit.jupiter.api.Test;

          class TillModelCaseTests {
            // put(5)
            @Test
            void fails() {
              Machine.sequential(new fix.TillModel()).replay("%s").orThrow();
            }
          }
          """.formatted(token));
    }
  }

  @Nested
  class OptionsOfParallelRuns {
    @Test
    void areRefusedWithoutOne() {
      CommandRun run = run("check", "fix.TillModel", "--branches", "2");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("are for --parallel runs; add it");
    }

    @Test
    void areCheckedBeforeAnythingIsRun() {
      assertThat(run("check", "fix.TillModel", "--parallel", "--branches", "1").err())
          .contains("--branches is 1; give at least 2");
      assertThat(run("check", "fix.TillModel", "--parallel", "--order", "none").err())
          .contains("SERIALISABLE, LINEARISABLE");
    }
  }
}

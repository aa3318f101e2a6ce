package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Properties that JUnit runs in parallel, one of which ends the JVM. */
class CheckSideBySideTests {
  private static final String PARALLEL = "--java-option=-Djunit.jupiter.execution.parallel.";

  @TempDir
  private static Path classes;

  @TempDir
  private Path database;

  @BeforeAll
  static void compile() {
    Fixtures.compile(classes, "SideBySide");
  }

  private CommandRun check(String target) {
    List<String> words = new ArrayList<>(List.of("check", target, "-cp", classes.toString()));
    words.addAll(List.of("--database", database.toString()));
    words.addAll(List.of(
        PARALLEL + "enabled=true",
        PARALLEL + "mode.default=concurrent",
        PARALLEL + "config.strategy=fixed",
        PARALLEL + "config.fixed.parallelism=2"));
    CommandRun run = CommandRun.of(words.toArray(String[]::new));
    assertThat(run.exit()).as(run.err()).isEqualTo(1);
    return run;
  }

  @Test
  void areNotBlamedForTheExitOfAnother() {
    assertThat(check("fix.SideBySide$Exiting").out())
        .contains("holds   fix.SideBySide$Exiting#holds   Passed 20 cases\n")
        .contains("FAILS   fix.SideBySide$Exiting#exits\n", "exit code 3; exit was called at fix.")
        .contains("2 properties: 1 holds, 1 fails");
  }

  @Test
  void areRunAloneWhereNobodyKnowsWhoDidIt() {
    assertThat(check("fix.SideBySide$Halting").out())
        .contains("holds   fix.SideBySide$Halting#holds   Passed 20 cases\n")
        .contains("FAILS   fix.SideBySide$Halting#halts\n", "exit code 4\n", "replay: tf1-")
        .contains("2 properties: 1 holds, 1 fails");
  }

  @Test
  void areTogetherToBlameWhereNoneDoesItAlone() {
    assertThat(check("fix.SideBySide$HaltingTogether").out())
        .contains("FAILS   outside any property\nEnded the JVM\n", "exit code 5\n")
        .contains("ran side by side; run alone, none of them ends the JVM")
        .contains("3 properties: 2 hold, 1 fails");
  }
}

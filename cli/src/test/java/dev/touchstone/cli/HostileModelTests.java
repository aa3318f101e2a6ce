package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever a model or its system does, the check ends, fails and says what was wrong. */
class HostileModelTests {
  @TempDir
  private static Path classes;

  @TempDir
  private Path database;

  @BeforeAll
  static void compile() {
    Fixtures.compile(classes, "HostileModels");
  }

  private String check(String model, String... options) {
    List<String> words = new ArrayList<>(List.of("check", "fix.HostileModels$" + model));
    words.addAll(List.of("--class-path", classes.toString(), "--database", database.toString()));
    words.addAll(List.of("--seed", "tf1-000000000001a9"));
    words.addAll(List.of(options));
    CommandRun run = CommandRun.of(words.toArray(String[]::new));
    assertThat(run.exit()).isEqualTo(1);
    return run.out();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Exits | exit was called at fix.HostileModels$Exits",
        "Overflows | descend()  -> threw StackOverflowError",
        "KillsThreads | die()  -> threw ThreadDeath",
        "ThrowsInPre | pre of command odd threw java.lang.ArithmeticException: / by zero in state 2",
        "ThrowsInNext | next of command count threw java.lang.ArithmeticException: / by zero in state 2",
        "ThrowsInPost | post of command count threw java.lang.ArithmeticException: / by zero in state 2",
        "NullGenerator | argument 1 of command count has no generator: its function returned null in state 0",
        "ThrowingGenerator | argument 1 of command count has a generator that threw java.lang.ArithmeticException: / by zero in state 0",
        "Hoards | hoard()  -> threw OutOfMemoryError",
        "HoardsInNext | next of command count threw java.lang.OutOfMemoryError: Java heap space in state 2",
        "OverflowsInPost | post of command count threw java.lang.StackOverflowError in state 0",
        "DyingProcess | the process ended with exit code 7 instead of answering count; it said: gone",
        "NullState | NullState has no first state: initial returned null",
        "NullSystem | the system of NullSystem did not start: java.lang.NullPointerException: start returned null",
        "NoCommands | NoCommands declares no commands",
        "ThrowsWhenMade | java.lang.IllegalStateException: no configuration",
        "NeverAllowed | in the first state 0 every precondition is false"
      })
  void isToldOf(String model, String said) {
    assertThat(check(model)).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Exits | exit was called at fix.HostileModels$Exits",
        "Overflows | descend()  -> threw StackOverflowError",
        "ThrowsInNext | next of command count threw java.lang.ArithmeticException: / by zero in state 2",
        "ThrowingGenerator | argument 1 of command count has a generator that threw",
        "Hoards | hoard()  -> threw OutOfMemoryError",
        "OverflowsInPost | post of command count threw java.lang.StackOverflowError in state 0",
        "NeverAllowed | in the first state 0 every precondition is false"
      })
  void isToldOfInParallel(String model, String said) {
    assertThat(check(model, "--parallel")).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Hangs | stay() | sequential",
        "Hangs | stay() | parallel",
      })
  void hasALimitOnItsTime(String model, String call, String manner) {
    String[] options = manner.equals("parallel")
        ? new String[] {"--timeout", "1s", "--parallel"}
        : new String[] {"--timeout", "1s"};
    assertThat(check(model, options))
        .contains("#" + manner + "\nFalsified after ")
        .contains(call)
        .containsPattern("did not end|does not end")
        .contains("HostileModels.java:")
        .contains("replay: tf1-");
  }
}

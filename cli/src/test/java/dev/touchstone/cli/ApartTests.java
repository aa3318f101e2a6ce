package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApartTests {
  @TempDir
  private static Path classes;

  @BeforeAll
  static void compile() {
    Fixtures.compile(classes, "Quitting");
  }

  private static Script.Ended command(String... arguments) {
    return Script.ofMain(arguments).run();
  }

  @Test
  void aConditionThatExitsIsAFinding() {
    Script.Ended ended = command(
        "spaces",
        "list",
        "fix.Quitting",
        "--where",
        "isFine",
        "--size",
        "0..9",
        "-cp",
        "" + classes);
    assertThat(ended.out()).endsWith("The code under test ended the JVM with exit code 5.\n");
    assertThat(ended.exit()).isEqualTo(1);
  }

  @Test
  void aCommandThatHaltsIsAFindingForProgramsToo() {
    Script.Ended ended =
        command("examples", "fix.Quitting$Commands", "-cp", "" + classes, "--json");
    assertThat(ended.out()).endsWith("{\"endedWith\":6}\n");
    assertThat(ended.exit()).isEqualTo(1);
  }

  @Test
  void everythingElseComesThroughAsItIs() {
    String[] words = {"spaces", "count", "dev.touchstone.samples.space.KeyTree", "--size", "9"};
    Script.Ended ended = command(words);
    CommandRun here = CommandRun.of(words);
    assertThat(ended.out()).isEqualTo(here.out()).isNotEmpty();
    assertThat(ended.err()).isEmpty();
    assertThat(ended.exit()).isZero();
  }

  @Test
  void soDoMistakes() {
    Script.Ended ended = command("laws", "no.such.Class");
    assertThat(ended.err()).contains("no.such.Class");
    assertThat(ended.exit()).isEqualTo(2);
  }
}

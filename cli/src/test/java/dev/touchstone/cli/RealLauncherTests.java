package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The launcher of this very tree: the first test builds it, unless somebody did before. */
class RealLauncherTests {
  private static final Path COMMAND = Script.ROOT.resolve("touchstone");
  private static final String TOKEN = "tf1-000000000001a9/'größe'/37";

  @BeforeAll
  static void build() {
    Script.Ended built = MavenRun.inherit(Script.of(COMMAND, "--version")).run();
    assertThat(built.exit()).as(built.err()).isZero();
    assertThat(built.out()).startsWith("touchstone ");
  }

  static Stream<Path> jdks() {
    Script.Ended found =
        Script.of("sh", "-c", "ROOT=.; . scripts/toolchain.sh; installed_jdks").run();
    return found.out().lines().map(Path::of);
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void answersAsInsideThisJvmOnEveryInstalledJdk(Path jdk) {
    Script.Ended ended =
        Script.of(COMMAND, "seed", "show", TOKEN).with("JAVA_HOME", jdk).run();
    assertThat(ended.err()).isEmpty();
    assertThat(ended.out()).isEqualTo(CommandRun.of("seed", "show", TOKEN).out());
  }

  @Test
  void readsAndWritesUtf8WhereNoLocaleIsSet(@TempDir Path folder) {
    Script.Ended ended = Script.of(COMMAND, "seed", "show", TOKEN)
        .in(folder)
        .without("LANG", "LC_ALL", "LC_CTYPE")
        .run();
    assertThat(ended.out()).isEqualTo(CommandRun.of("seed", "show", TOKEN).out());
  }

  @Test
  void passesExitCodesAndMessagesOn() {
    Script.Ended ended = Script.of(COMMAND, "seed", "show", "tf1-x").run();
    assertThat(ended.exit()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).contains("Malformed replay string");
  }

  @Test
  void checksShippedSamplesOutOfItsJars() {
    Script.Ended ended = Script.of(
            COMMAND,
            "check",
            "dev.touchstone.samples.properties.ShoppingProperties",
            "--seed",
            "tf1-000000000001a9",
            "--database",
            "off")
        .run();
    assertThat(ended.err()).isEmpty();
    assertThat(ended.out()).contains("2 properties: 1 holds, 1 fails");
    assertThat(ended.exit()).isEqualTo(1);
  }

  @Test
  void endsQuietlyWhenTheReaderGoesAway() {
    String pipe = "\"$0\" seed stream tf1-000000000001a9 --bytes 1000000000 | head -c 1000 | wc -c";
    Script.Ended ended = Script.of("sh", "-c", pipe, COMMAND).run();
    assertThat(ended.out().strip()).isEqualTo("1000");
    assertThat(ended.err()).isEmpty();
  }

  @Test
  void printsNoProgressIntoAPipe() {
    assertThat(Script.of(COMMAND, "tour", "generator", "claims").run().err()).isEmpty();
  }

  @Test
  void keepsOnlyTheLastTwoBuilds() throws IOException {
    try (Stream<Path> files = Files.list(Script.ROOT.resolve(".touchstone/build"))) {
      List<Path> builds =
          files.filter(f -> f.getFileName().toString().startsWith("app-")).toList();
      assertThat(builds).hasSizeBetween(1, 2);
    }
  }
}

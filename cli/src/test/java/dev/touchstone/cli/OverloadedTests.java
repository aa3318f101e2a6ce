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

class OverloadedTests {
  private static final String TOKEN = "tf1-000000000001a9/3";

  @TempDir
  private static Path classes;

  @TempDir
  private static Path database;

  @BeforeAll
  static void compile() {
    Fixtures.compile(classes, "Overloaded");
    run("check", "fix.Overloaded");
  }

  private static CommandRun run(String verb, String target, String... options) {
    List<String> words = new ArrayList<>(List.of(verb, target));
    words.addAll(List.of("--class-path", classes.toString(), "--database", database.toString()));
    words.addAll(List.of(options));
    return CommandRun.of(words.toArray(String[]::new));
  }

  private static String stored(String property) throws IOException {
    try (Stream<Path> files = Files.walk(database)) {
      return files
          .map(Path::toString)
          .filter(file -> file.contains(property) && file.endsWith(".case"))
          .findFirst()
          .orElseThrow();
    }
  }

  @Nested
  class ANameOfSeveralProperties {
    @Test
    void isReportedWithTheTypes() {
      assertThat(run("check", "fix.Overloaded#over").out())
          .contains("holds   fix.Overloaded#over(int)", "FAILS   fix.Overloaded#over(String)");
    }

    @Test
    void standsForOneWithTheTypes() {
      assertThat(run("check", "fix.Overloaded#over(int)").out()).contains("1 property: 1 holds");
      assertThat(
              run("replay", TOKEN, "--property", "fix.Overloaded#over(String)").out())
          .startsWith("FAILS   fix.Overloaded#over(String)");
      assertThat(run("replay", TOKEN, "--property", "fix.Overloaded#over(java.lang.String)")
              .out())
          .startsWith("FAILS   fix.Overloaded#over(String)");
    }

    @Test
    void isRefusedForAToken() {
      CommandRun run = run("replay", TOKEN, "--property", "fix.Overloaded#over");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err())
          .contains("fix.Overloaded#over is the name of 2 properties; say which: ")
          .contains("fix.Overloaded#over(int)", "fix.Overloaded#over(String)");
    }

    @Test
    void isMissingWithOtherTypes() {
      assertThat(run("check", "fix.Overloaded#over(long)").err())
          .contains("fix.Overloaded has no method over(long)");
    }
  }

  @Nested
  class AStoredCase {
    @Test
    void isNotOneOfAnotherProperty() throws IOException {
      CommandRun run = run("replay", stored("over"), "--property", "fix.Overloaded#over(int)");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err())
          .contains("the stored case is of fix.Overloaded.over(java.lang.String), not of");
    }

    @Test
    void mayBeGivenWithItsOwn() throws IOException {
      for (String own : List.of("fix.Overloaded#over", "fix.Overloaded#over(String)")) {
        assertThat(run("replay", stored("over"), "--property", own).exit()).isEqualTo(1);
      }
    }

    @Test
    void keepsTheTableOfAFunction() throws IOException {
      assertThat(run("replay", stored("mapsToZero"), "--as-test").out())
          .contains("build f here; it was {_ -> 1}");
    }
  }

  @Test
  void aClassThatDoesNotStartSaysWhy() {
    assertThat(run("check", "fix.Overloaded$Settled").out())
        .contains("java.lang.ExceptionInInitializerError, caused by")
        .contains("java.lang.NumberFormatException: For input string: \"no number\"");
  }

  @Test
  void aTokenThatWasChangedAtItsEndIsNotSaidToBeShort() throws IOException {
    String text = Files.readString(Path.of(stored("mapsToZero")));
    String token = text.replaceAll("(?s).*(tf1-\\S+\\+\\S+).*", "$1");
    List<String> messages = new ArrayList<>();
    for (char last : "0123456789abcdefghjkmnpqrstvwxyz".toCharArray()) {
      String changed = token.substring(0, token.length() - 1) + last;
      messages.add(CommandRun.of("replay", changed).err());
    }
    assertThat(messages).noneMatch(message -> message.contains("ends inside a byte"));
  }
}

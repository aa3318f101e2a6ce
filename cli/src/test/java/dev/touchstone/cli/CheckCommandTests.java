package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every run starts a real child JVM on classes that were just compiled. */
class CheckCommandTests {
  private static final String SEED = "tf1-000000000001a9";

  @TempDir
  private static Path classes;

  @TempDir
  private Path database;

  @BeforeAll
  static void compile() {
    Fixtures.compile(classes);
  }

  private CommandRun check(String target, String... options) {
    List<String> words = new ArrayList<>(List.of("check", target));
    words.addAll(List.of("--class-path", classes.toString(), "--database", database.toString()));
    words.addAll(List.of(options));
    return CommandRun.of(words.toArray(String[]::new));
  }

  private Map<?, ?> data(CommandRun run) {
    return (Map<?, ?>) PlainData.read(run.out());
  }

  private static Map<?, ?> property(Map<?, ?> document, String name) {
    return ((List<?>) document.get("properties"))
        .stream()
            .map(property -> (Map<?, ?>) property)
            .filter(property -> property.get("name").equals(name))
            .findFirst()
            .orElseThrow();
  }

  @Nested
  class Properties {
    @Test
    void thatHoldTakeALineEach() {
      CommandRun run = check("fix.Holding", "--seed", SEED);
      assertThat(run.out()).isEqualTo("""
              holds   fix.Holding#reversesTwice   Passed 20 cases
              skipped fix.Holding#isLeftOut   not today
              2 properties: 1 holds, 0 fail, 1 skipped; 20 cases
              """);
      assertThat(run.err()).isEmpty();
      assertThat(run.exit()).isZero();
    }

    @Test
    void thatFailAreReportedAsEverywhere() {
      CommandRun run = check("fix.Failing#sumsStaySmall", "--seed", SEED);
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).matches("""
              FAILS   fix\\.Failing#sumsStaySmall
              Falsified after \\d+ cases, shrunk \\d+ times? \\(\\d+ evaluations\\)
                sums stay below 10
                xs = \\[10]
                note = "" \\(any value fails\\)
                because: org.opentest4j.AssertionFailedError: expected: <true> but was: <false>\
               at fix.Failing.sumsStaySmall:16
                first seen: xs = .*, note = .*
                minimal: .*
                replay: tf1-000000000001a9/\\d+\\+\\S+   \\(annotation: @Replay\\("..."\\)\\)
                printed [\\d,]+ bytes, which end in:
              (    \\| adding \\d+
              ){1,10}
              1 property: 0 hold, 1 fails; \\d+ cases
              """);
    }

    @Test
    void mayReturnWhatTheyState() {
      CommandRun run = check("fix.Returning", "--seed", SEED);
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("holds   fix.Returning#readsBack   Passed 20 cases\n")
          .contains("FAILS   fix.Returning#returnsAWrongClaim\n", "\n  x = 5\n")
          .contains("FAILS   fix.Returning$Inside#saysWhetherItHolds\n", "\n  y = 7\n")
          .contains("3 properties: 1 holds, 2 fail; ");
    }

    @Test
    void haveAsManyCasesAsIsAskedFor() {
      assertThat(check("fix.Holding#reversesTwice", "--cases", "7").out())
          .contains("Passed 7 cases");
    }

    @Test
    void endAlikeWithTheSameSeed() {
      String[] options = {"--seed", SEED, "--database", "off"};
      String first = CommandRun.of(words("fix.Failing", options)).out();
      assertThat(CommandRun.of(words("fix.Failing", options)).out()).isEqualTo(first);
      assertThat(first).contains("2 fail");
    }

    private String[] words(String target, String... options) {
      List<String> words = new ArrayList<>(List.of("check", target, "-cp", classes.toString()));
      words.addAll(List.of(options));
      return words.toArray(String[]::new);
    }

    @Test
    void leaveNothingBehindWhereNoDatabaseIsWanted() throws IOException {
      CommandRun.of(words("fix.Failing", "--database", "off"));
      try (Stream<Path> files = Files.list(database)) {
        assertThat(files).isEmpty();
      }
      assertThat(Path.of(".touchstone/failures")).doesNotExist();
    }

    @Test
    void thatFailedAreRunFirstTheNextTime() {
      check("fix.Failing$Inside", "--seed", SEED);
      assertThat(check("fix.Failing.Inside").out()).contains("x = 5", "stored failure, run first");
    }

    @Test
    void areToldAsData() {
      Map<?, ?> document = data(check("fix.Failing", "--seed", SEED, "--json"));
      assertThat(document.get("failed")).isEqualTo(2L);
      Map<?, ?> property = property(document, "fix.Failing$Inside#staysBelowFive");
      assertThat(property.get("id")).isEqualTo("fix.Failing$Inside.staysBelowFive(int)");
      assertThat(property.get("verdict")).isEqualTo("falsified");
      assertThat(property.get("node")).isEqualTo(SEED);
      assertThat((String) property.get("token")).startsWith(SEED + "/");
      assertThat((Long) property.get("cases")).isPositive();
      assertThat((String) property.get("message")).startsWith("Falsified after ");
      assertThat(property.get("arguments"))
          .isEqualTo(List.of(Map.of("name", "x", "value", "5", "remark", "")));
    }

    @Test
    void areCountedForAPersonAtATerminal() {
      CommandRun run = CommandRun.onTerminal(words("fix.Holding", "--database", "off"));
      assertThat(run.err()).contains("check").contains("\r").contains("cases");
    }
  }

  @Nested
  class Misbehaviour {
    @Test
    void thatEndsTheJvmIsAFindingAndTheOthersGoOn() {
      Map<?, ?> document = data(check("fix.Ending", "--json"));
      Map<?, ?> exits = property(document, "fix.Ending#exits");
      assertThat(exits.get("verdict")).isEqualTo("crashed");
      assertThat((String) exits.get("token")).startsWith(SEED + "/");
      assertThat((String) exits.get("message"))
          .contains("exit code 3; exit was called at fix.Ending.exits(Ending.java:");
      assertThat((String) exits.get("output")).endsWith("about to go\n");
      Map<?, ?> x = (Map<?, ?>) ((List<?>) exits.get("arguments")).get(0);
      assertThat(x.get("name")).isEqualTo("x");
      assertThat(Integer.parseInt((String) x.get("value"))).isGreaterThan(20);
      Map<?, ?> halts = property(document, "fix.Ending#halts");
      assertThat(halts.get("verdict")).isEqualTo("crashed");
      assertThat(halts.get("token")).isEqualTo(exits.get("token"));
      assertThat((String) halts.get("message")).contains("exit code 4");
      assertThat((String) halts.get("output")).endsWith("about to stop\n");
      assertThat(property(document, "fix.Ending#holds").get("verdict")).isEqualTo("passed");
    }

    @Test
    void thatEndedTheJvmIsRememberedForTheNextRun() {
      check("fix.Ending#exits");
      assertThat(check("fix.Ending#exits", "--seed", "tf1-00000000000001", "--cases", "1")
              .out())
          .contains("the JVM of an earlier run ended in this case, so it was not run again")
          .contains("replay: " + SEED + "/");
    }

    @Test
    void thatPrintsWithoutEndIsCutShort() {
      CommandRun run = check("fix.Talking#printsHundredMegabytes");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).contains("Falsified after 1 case", "enough", "    | that was all\n");
      assertThat(run.out())
          .containsPattern("printed [\\d,]*\\d{3},\\d{3},\\d{3} bytes")
          .hasSizeLessThan(10_000);
    }

    @Test
    void ofTextsIsShownAsSuch() {
      assertThat(check("fix.Talking#refusesToBeShown").out())
          .contains("hostile = <toString threw java.lang.IllegalStateException>");
    }

    @Test
    void ofTextsDoesNotReachTheTerminal() {
      assertThat(check("fix.Talking#speaksInColours").out())
          .contains("IllegalStateException: \\u001b[2Jgone", "    | \\u001b[31mred\n")
          .doesNotContain("\u001b");
    }

    @Test
    void thatTakesAllMemoryIsAFinding() {
      CommandRun run = check("fix.Hoarding", "--java-option=-Xmx64m");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).contains("x = 21", "java.lang.OutOfMemoryError", "replay: tf1-");
    }

    @Test
    void thatNeverEndsIsAFindingOnceItsTimeIsUp() throws IOException {
      CommandRun run = check("fix.Hanging#neverEnds", "--timeout", "500ms");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("FAILS   fix.Hanging#neverEnds", "does not end", "replay: " + SEED + "/");
      assertThat(stored(".case")).singleElement().asString().contains("identity timeout");
      assertThat(stored(".note")).isEmpty();
    }

    @Test
    void thatNeverEndsIsTheFirstFindingOfTheNextRun() throws IOException {
      check("fix.Hanging#neverEnds", "--timeout", "500ms");
      CommandRun again = check("fix.Hanging#neverEnds", "--timeout", "500ms");
      assertThat(again.exit()).isEqualTo(1);
      assertThat(again.out())
          .contains("does not end", "stored failure, run first")
          .doesNotContain("JVM ended");
      assertThat(stored(".case")).hasSize(1);
    }

    private List<String> stored(String suffix) throws IOException {
      List<String> texts = new ArrayList<>();
      try (Stream<Path> files = Files.walk(database)) {
        for (Path file : files.filter(it -> it.toString().endsWith(suffix)).toList()) {
          texts.add(Files.readString(file, StandardCharsets.ISO_8859_1));
        }
      }
      return texts;
    }

    @Test
    void outsideOfCasesEndsWithPatience() {
      CommandRun run = check("fix.Hanging$Outside", "--timeout", "500ms");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("no sign of life for 10 s", "fix.Hanging$Outside.waits(Hanging.java:")
          .contains("Ended before its first case");
    }

    @Test
    void beforeAnyCaseSaysWhatIsWrong() {
      CommandRun run = check("fix.Broken");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("FAILS   fix.Broken#drawsASocket", "java.net.Socket")
          .contains("FAILS   fix.Broken$NeverReady#needsPower", "no power")
          .contains("2 properties: 0 hold, 2 fail");
    }
  }

  @Nested
  class Targets {
    @Test
    void mayBeFoldersAndJars(@TempDir Path some, @TempDir Path folder) {
      Fixtures.compile(some, "Holding", "Broken", "Nothing");
      Path jar = Fixtures.pack(some, folder.resolve("fix.jar"));
      for (Path target : List.of(some, jar)) {
        CommandRun run = CommandRun.of("check", target.toString(), "--database", "off");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
            .contains("holds   fix.Holding#reversesTwice", "FAILS   fix.Broken#drawsASocket")
            .contains("4 properties: 1 holds, 2 fail, 1 skipped; 20 cases");
      }
    }

    @Test
    void keepTheirOwnVersionOfJUnit() {
      List<Path> older = List.of(
          OlderJUnit.jar("jupiter", "junit-jupiter-api", "5.12.2"),
          OlderJUnit.jar("platform", "junit-platform-commons", "1.12.2"));
      OlderJUnit.jar("jupiter", "junit-jupiter-engine", "5.12.2");
      OlderJUnit.jar("platform", "junit-platform-launcher", "1.12.2");
      String classPath = older.get(0) + File.pathSeparator + older.get(1);
      CommandRun run =
          check("fix.Versions", "-cp", classPath, "--java-option=-Dfix.expected=1.12.2");
      assertThat(run.out()).contains("holds   fix.Versions#areThoseOfTheUser");
    }

    @Test
    void lackNothingThatCannotBeFoundInTheirVersion(@TempDir Path folder) throws IOException {
      Path api = OlderJUnit.jar("jupiter", "junit-jupiter-api", "5.12.2");
      Path alone = Files.copy(api, folder.resolve("junit-jupiter-api-5.12.2.jar"));
      CommandRun run = check("fix.Holding", "-cp", alone.toString());
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err())
          .contains("has junit-jupiter-api-5.12.2.jar but no junit-jupiter-engine")
          .contains("add junit-jupiter-engine 5.12.2 to it");
    }

    @Test
    void mayBeShippedSamples() {
      assertThat(CommandRun.of(
                  "check",
                  "dev.touchstone.samples.properties.ShoppingProperties",
                  "--seed",
                  SEED,
                  "--database",
                  "off")
              .out())
          .contains("2 properties: 1 holds, 1 fails");
    }
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        Arguments.of("there is no class fix.Gone on the class path", List.of("fix.Gone")),
        Arguments.of("fix.Failing has no method gone", List.of("fix.Failing#gone")),
        Arguments.of("no @Property method in fix.Nothing", List.of("fix.Nothing")),
        Arguments.of("gone.jar is neither a file", List.of("gone.jar")),
        Arguments.of("cannot read pom.xml as a jar", List.of("pom.xml")),
        Arguments.of("has neither a pom.xml nor classes", List.of("src/test/fixtures")),
        Arguments.of("'--seed': Malformed", List.of("fix.Holding", "--seed", "x")),
        Arguments.of("'touchstone seed' prints a", List.of("fix.Holding", "--seed", "42")),
        Arguments.of(
            "'touchstone replay' runs", List.of("fix.Holding", "--seed", SEED + "/1+2a4rvj")),
        Arguments.of("--cases is 0", List.of("fix.Holding", "--cases", "0")),
        Arguments.of("no amount of time", List.of("fix.Holding", "--timeout", "soon")),
        Arguments.of("there is no nowhere", List.of("fix.Holding", "--class-path", "nowhere")),
        Arguments.of("has no classes of its own; name one of", List.of("..")));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void mistakesAreToldInOneMessage(String message, List<String> words) {
    CommandRun run = check(words.get(0), words.subList(1, words.size()).toArray(String[]::new));
    assertThat(run.err()).contains(message).startsWith("touchstone check: ");
    assertThat(run.out()).isEmpty();
    assertThat(run.exit()).isEqualTo(2);
  }
}

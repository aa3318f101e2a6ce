package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.touchstone.data.PlainData;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

class ReplayCommandTests {
  private static final String SEED = "tf1-000000000001a9";

  /** One run judges the case; one each shows it as it was found and as it was shrunk. */
  private static final int RUNS_TO_JUDGE_AND_SHOW = 3;

  @TempDir
  private static Path classes;

  @TempDir
  private static Path database;

  @BeforeAll
  static void fail() throws IOException {
    Fixtures.compile(classes);
    run("check", "fix.Failing", "--seed", SEED);
    run("check", "fix.Claiming", "--seed", SEED);
    run("check", "fix.Returning", "--seed", SEED);
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

  private static CommandRun run(String verb, String target, String... options) {
    List<String> words = new ArrayList<>(List.of(verb, target));
    words.addAll(List.of("--class-path", classes.toString(), "--database", database.toString()));
    words.addAll(List.of(options));
    return CommandRun.of(words.toArray(String[]::new));
  }

  @Test
  void runsTheStoredCaseAlone(@TempDir Path folder) throws IOException {
    Path runs = folder.resolve("runs");
    CommandRun run = run("replay", stored("staysBelowFive"), "--java-option=-Dfix.runs=" + runs);
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("FAILS   fix.Failing$Inside#staysBelowFive\nFalsified after 1 case")
        .contains("shrunk 0 times (0 evaluations)", "\n  x = 5\n", "\n  replayed\n");
    assertThat(Files.readAllLines(runs)).hasSizeBetween(1, RUNS_TO_JUDGE_AND_SHOW);
  }

  @Test
  void runsOnlyTheClaimThatFailed() throws IOException {
    CommandRun run = run("replay", stored("makesTwoClaims"));
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out()).contains("\n  x = 7\n", "\n  replayed\n").doesNotContain("first claim");
  }

  @Test
  void saysWhichArgumentsMatter() throws IOException {
    assertThat(run("replay", stored("sumsStaySmall"), "--explain").out())
        .contains("Which arguments matter\n  xs: matters\n  note: any value fails\n");
  }

  @Test
  void runsAClaimThatIsReturned() throws IOException {
    assertThat(run("replay", stored("returnsAWrongClaim")).out())
        .contains("\n  x = 5\n", "\n  replayed\n");
    assertThat(run("replay", stored("returnsAWrongClaim"), "--as-test").out())
        .contains("state the claim about x here");
  }

  @Test
  void assertsWhatAMethodReturns() throws IOException {
    assertThat(run("replay", stored("saysWhetherItHolds"), "--as-test").out())
        .contains("assertTrue(new Returning().new Inside().saysWhetherItHolds(y));")
        .contains("import static org.junit.jupiter.api.Assertions.assertTrue;");
  }

  @Test
  void printsATestThatCompilesAndFails(@TempDir Path folder) throws Exception {
    CommandRun run = run("replay", stored("sumsStaySmall"), "--as-test");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("class SumsStaySmallCaseTests", "new ArrayList<>(List.of(10))");
    Path source = folder.resolve("SumsStaySmallCaseTests.java");
    Files.writeString(source, run.out());
    Fixtures.compile(classes, List.of(source));
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
      Class<?> test = loader.loadClass("fix.SumsStaySmallCaseTests");
      LauncherFactory.create()
          .execute(
              LauncherDiscoveryRequestBuilder.request()
                  .selectors(selectClass(test))
                  .build(),
              summary);
    }
    assertThat(summary.getSummary().getTestsFoundCount()).isEqualTo(1);
    assertThat(summary.getSummary().getFailures())
        .singleElement()
        .satisfies(failure ->
            assertThat(failure.getException()).hasMessage("expected: <true> but was: <false>"));
  }

  @Test
  void takesATokenAndAProperty() {
    CommandRun run =
        run("replay", SEED + "/0", "--property", "fix.Failing$Inside#staysBelowFive", "--json");
    assertThat(run.exit()).isZero();
    assertThat(((Map<?, ?>) PlainData.read(run.out())).get("verdict")).isEqualTo("passed");
  }

  @Test
  void explainsATokenWithoutAProperty() {
    CommandRun run = CommandRun.of("replay", SEED + "/4");
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.out())
        .startsWith(CommandRun.of("seed", "show", SEED + "/4").out())
        .contains("--property CLASS#METHOD");
  }

  @Test
  void refusesASeedThatNamesNoCase() {
    CommandRun run = run("replay", SEED, "--property", "fix.Failing#sumsStaySmall");
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .contains(SEED + " is a seed and names no case of it", "such as " + SEED + "/37")
        .contains("touchstone check fix.Failing#sumsStaySmall --seed " + SEED);
  }

  @Test
  void findsACaseThatEndsTheJvmAgain() {
    String token = (String) ((Map<?, ?>) ((List<?>) ((Map<?, ?>)
                    PlainData.read(run("check", "fix.Ending#exits", "--json").out()))
                .get("properties"))
            .get(0))
        .get("token");
    CommandRun run = run("replay", token, "--property", "fix.Ending#exits");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out())
        .contains("exit was called at fix.Ending.exits", "replay: " + token)
        .containsPattern("\n  x = \\d\\d+\n");
    CommandRun test = run("replay", token, "--property", "fix.Ending#exits", "--as-test");
    assertThat(test.exit()).as(test.err()).isZero();
    assertThat(test.out()).containsPattern("int x = \\d+;\n    new Ending\\(\\).exits\\(x\\);");
  }

  @Test
  void tellsMistakesInOneMessage(@TempDir Path folder) throws IOException {
    Path torn = Files.writeString(folder.resolve("torn.case"), "touchstone-case 1\nproperty x\n");
    assertThat(CommandRun.of("replay", torn.toString()).err())
        .contains("torn.case as a stored case: the field identity is missing");
    assertThat(torn).exists();
    assertThat(CommandRun.of("replay", "gone.case").err()).contains("there is no file gone.case");
    assertThat(CommandRun.of("replay", "tf1-x/1").err()).contains("Bad token", "no such file");
    assertThat(run("replay", SEED + "/0", "--property", "fix.Failing").err())
        .contains("give a method as CLASS#METHOD");
    assertThat(run("replay", SEED + "/0", "--as-test", "--property", "fix.Holding#reversesTwice")
            .err())
        .contains("the case does not fail: passed");
  }
}

package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Properties that fail in something else than the last verdict, or in one of several claims. */
class CheckBesidesTests {
  @TempDir
  private static Path classes;

  @BeforeAll
  static void compile() {
    Fixtures.compile(classes, "Besides");
  }

  private static CommandRun check(String target, String... json) {
    String[] words = {"check", target, "-cp", classes.toString(), "--database", "off"};
    String[] all = Stream.of(words, json).flatMap(Stream::of).toArray(String[]::new);
    return CommandRun.of(all);
  }

  private static String message(String target) {
    return (String) property(target).get("message");
  }

  private static Map<?, ?> property(String target) {
    Map<?, ?> document = (Map<?, ?>) PlainData.read(check(target, "--json").out());
    return (Map<?, ?>) ((List<?>) document.get("properties")).get(0);
  }

  @Nested
  class WhereTheVerdictPassed {
    @Test
    void theCauseIsToldBeforeIt() {
      assertThat(check("fix.Besides#failsAfterwards").out()).startsWith("""
          FAILS   fix.Besides#failsAfterwards
          Failed outside its cases
            org.opentest4j.AssertionFailedError: and yet
          Passed 100 cases
          """);
      assertThat(message("fix.Besides#failsAfterwards"))
          .isEqualTo("org.opentest4j.AssertionFailedError: and yet\nPassed 100 cases");
    }

    @Test
    void aClaimThatCannotBeMadeIsToldToo() {
      assertThat(check("fix.Besides#cannotDraw").out())
          .contains("dev.touchstone.NoGenerator: no generator for java.net.Socket");
    }

    @Test
    void soIsAMethodThatRunsAfterwards() {
      assertThat(check("fix.Besides$Leaking#holds").out())
          .contains("  java.lang.IllegalStateException: still open\nPassed (exhaustive");
    }
  }

  @Nested
  class WhereAVerdictFailed {
    @Test
    void whatElseFailedIsToldAfterIt() {
      assertThat(check("fix.Besides$Leaking#fails").out())
          .contains("\nFalsified after ", "\n  x = 5\n")
          .containsPattern("replay: .*\n  besides: java.lang.IllegalStateException: still open\n");
      assertThat(message("fix.Besides$Leaking#fails"))
          .startsWith("Falsified after ")
          .endsWith("\njava.lang.IllegalStateException: still open");
    }

    @Test
    void theClaimItIsOnIsTold() {
      assertThat(check("fix.Besides#returnsClaims").out())
          .contains("\nClaim 2 of 2: Falsified after ", "\n  x = 3\n");
      assertThat(message("fix.Besides#returnsClaims")).startsWith("Claim 2 of 2: Falsified after ");
    }

    @Test
    void itCountsAlthoughALaterOnePasses() {
      assertThat(check("fix.Besides#makesAllClaims").out())
          .contains("fix.Besides#makesAllClaims\nFalsified after ", "\n  x = 3\n")
          .contains("\n  besides: Claim 2: Falsified after ", "\n    x = 3\n")
          .doesNotContain("Passed");
    }
  }

  @Nested
  class WhereNothingIsDrawn {
    @Test
    void theOnlyRunFalsifies() {
      CommandRun run = check("fix.Besides$Plain");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).contains("""
          FAILS   fix.Besides$Plain#failsAtOnce
          Falsified in its only run, for it has no arguments
            because: org.opentest4j.AssertionFailedError: not yet at fix.Besides$Plain.failsAtOnce:""");
      assertThat(run.out()).contains("""
            because: org.opentest4j.AssertionFailedError: Plain.isFalse returned false
          """);
      assertThat(property("fix.Besides$Plain#failsAtOnce").get("verdict")).isEqualTo("falsified");
    }

    @Test
    void allThatItFailsInIsTold() {
      assertThat(check("fix.Besides$Plain#failsTwice").out())
          .contains("  because: org.opentest4j.AssertionFailedError: once at fix.Besides$Plain.")
          .contains("  besides: org.opentest4j.AssertionFailedError: twice\n");
    }

    @Test
    void whatComesBeforeItDoesNot() {
      assertThat(check("fix.Besides$Unready").out())
          .contains("Cannot be run\n  org.opentest4j.AssertionFailedError: no power\n");
      assertThat(property("fix.Besides$Unready").get("verdict")).isEqualTo("error");
    }
  }
}

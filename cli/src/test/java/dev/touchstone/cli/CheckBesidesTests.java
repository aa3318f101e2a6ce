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
    Map<?, ?> document = (Map<?, ?>) PlainData.read(check(target, "--json").out());
    Map<?, ?> property = (Map<?, ?>) ((List<?>) document.get("properties")).get(0);
    return (String) property.get("message");
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
}

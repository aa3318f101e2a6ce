package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;

/** What JUnit does with a whole class may decide about its properties. */
class CheckClassesTests {
  private static final String SEED = "tf1-000000000001a9";

  @TempDir
  private static Path classes;

  @BeforeAll
  static void compile() {
    Fixtures.compile(classes, "Limits", "Surrounded");
  }

  private static CommandRun check(String... targets) {
    return run("check", targets);
  }

  private static CommandRun run(String verb, String... words) {
    String[] all = new String[words.length + 7];
    all[0] = verb;
    System.arraycopy(words, 0, all, 1, words.length);
    String[] rest = {
      "-cp", classes.toString(),
      "-cp", Fixtures.home(ParameterizedClass.class).toString(),
      "--database", "off"
    };
    System.arraycopy(rest, 0, all, words.length + 1, rest.length);
    return CommandRun.of(all);
  }

  @Nested
  class RunSeveralTimes {
    @Test
    void haveEachOfTheirPropertiesCheckedEachTime() {
      CommandRun run = check("fix.Limits.Each", "--seed", SEED);
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("holds   fix.Limits$Each#staysBelow [1] limit = 500   Passed 100 cases\n")
          .contains("FAILS   fix.Limits$Each#staysBelow [2] limit = 5\n", "\n  x = 5\n")
          .contains("4 properties: 3 hold, 1 fails");
    }

    @Test
    void areNotLostBesideOthers() {
      CommandRun run = check("fix.Limits$Beside", "fix.Limits$Each");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).contains("5 properties: 4 hold, 1 fails");
    }

    @Test
    void areReplayedWhereTheyFail() {
      CommandRun run = run("replay", SEED + "/50", "--property", "fix.Limits$Each#staysBelow");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).startsWith("FAILS   fix.Limits$Each#staysBelow [2] limit = 5\n");
    }

    @Test
    void haveTheCaseShownThatEndsTheJvm() {
      String property = "fix.Limits$Ending#exits";
      CommandRun run = run("replay", SEED + "/0", "--property", property, "--as-test");
      assertThat(run.exit()).as(run.err()).isZero();
      assertThat(run.out()).contains("int x = ", "class ExitsCaseTests");
    }

    @Test
    void sayWhatWasLeftOutWhereTheJvmEnds() {
      CommandRun run = check("fix.Limits$Ending", "fix.Limits$Beside");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("holds   fix.Limits$Ending#exits [1] number = 1")
          .contains("FAILS   fix.Limits$Ending#exits [2] number = 2\n", "exit code 3")
          .contains("what was left of that was not run; mend this first")
          .contains("holds   fix.Limits$Beside#holds")
          .contains("3 properties: 2 hold, 1 fails");
    }
  }

  @Nested
  class ThatFailThemselves {
    @Test
    void areFindingsThoughTheirPropertiesHold() {
      CommandRun run = check("fix.Surrounded$Leaking");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("holds   fix.Surrounded$Leaking#holds")
          .contains("""
              FAILS   fix.Surrounded$Leaking
              Failed after its properties had ended
                java.lang.IllegalStateException: still open
              """)
          .contains("2 properties: 1 holds, 1 fails");
    }

    @Test
    void areFindingsBeforeTheirPropertiesAreKnown() {
      CommandRun run = check("fix.Surrounded$Unfed", "fix.Limits$Beside");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("FAILS   fix.Surrounded$Unfed\nCannot be run\n", "factory method [gone]")
          .contains("2 properties: 1 holds, 1 fails");
    }

    @Test
    void areFindingsWhereTheyEndTheJvm() {
      CommandRun run = check("fix.Surrounded$Quitting", "fix.Limits$Beside");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .contains("FAILS   outside any property\nEnded the JVM\n")
          .contains("exit code 7; exit was called at fix.Surrounded$Quitting.quit(")
          .contains("3 properties: 2 hold, 1 fails");
    }

    @Test
    void skipTheirPropertiesWhereTheyDoNotApply() {
      CommandRun run = check("fix.Surrounded$Assuming");
      assertThat(run.exit()).isZero();
      assertThat(run.out())
          .contains("skipped fix.Surrounded$Assuming#holds", "no printer", "1 skipped");
    }
  }
}

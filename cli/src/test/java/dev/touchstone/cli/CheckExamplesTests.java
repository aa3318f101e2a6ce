package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Examples that a project keeps are run again by every check. */
class CheckExamplesTests {
  private static final String MODEL = "fix.TillModel$Right";

  @TempDir
  private static Path classes;

  private static String kept;

  @TempDir
  private Path folder;

  private Path file;

  @BeforeAll
  static void compile(@TempDir Path first) throws IOException {
    Fixtures.compile(classes, "TillModel");
    Path written = first.resolve("till.examples");
    CommandRun run = CommandRun.of(
        "examples",
        MODEL,
        "--class-path",
        classes.toString(),
        "--stale",
        "200",
        "--file",
        written.toString());
    assertThat(run.exit()).as(run.err()).isZero();
    kept = Files.readString(written);
  }

  @BeforeEach
  void keep() throws IOException {
    file = Files.writeString(folder.resolve("till.examples"), kept);
  }

  private CommandRun check(String target, String... options) {
    List<String> words = new ArrayList<>(List.of("check", target));
    words.addAll(List.of("--class-path", classes.toString(), "--database", "off"));
    words.addAll(List.of("--examples", folder.toString()));
    words.addAll(List.of(options));
    return CommandRun.of(words.toArray(String[]::new));
  }

  private void edit(String from, String to) throws IOException {
    String edited = Files.readString(file).replace(from, to);
    assertThat(edited).isNotEqualTo(kept);
    Files.writeString(file, edited);
  }

  @Nested
  class ThatStillHold {
    @Test
    void areALineBesideTheModel() {
      CommandRun run = check(MODEL);
      assertThat(run.exit()).as(run.out() + run.err()).isZero();
      assertThat(run.out())
          .contains("holds   " + MODEL + "#sequential")
          .containsPattern("holds   fix\\.TillModel\\$Right#examples   (\\d+) examples: \\1 passed")
          .contains("2 properties: 2 hold, 0 fail");
    }

    @Test
    void canBeCheckedAlone() {
      assertThat(check(MODEL + "#examples").out())
          .contains("1 property: 1 holds")
          .doesNotContain("sequential");
    }

    @Test
    void countWhereTheyAreSwitchedOn() throws IOException {
      Files.writeString(file, kept.replaceAll("(?m)^(example \\w+)$", "$1 off"));
      assertThat(check(MODEL + "#examples").out())
          .containsPattern("holds .*#examples   (\\d+) examples: \\1 off")
          .contains("0 cases");
    }
  }

  @Nested
  class ThatShowSomethingElse {
    @Test
    void areShownBesideWhatTheyShowNow() throws IOException {
      edit("\"answer\":\"1\"", "\"answer\":\"77\"");
      CommandRun run = check(MODEL + "#examples");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .startsWith("CHANGED " + MODEL + "#examples\n")
          .contains(" feature changed: line 1 is ")
          .containsPattern("\n +was: +is:\n +1\\. put\\(1\\) -> 77 \\| 1\\. put\\(1\\) -> 1\n")
          .contains("1 property: 0 hold, 1 fails")
          .contains("touchstone examples " + MODEL + " --file ");
    }

    @Test
    void areDataForPrograms() throws IOException {
      edit("\"answer\":\"1\"", "\"answer\":\"77\"");
      Map<?, ?> data =
          (Map<?, ?>) PlainData.read(check(MODEL + "#examples", "--json").out());
      Map<?, ?> property = (Map<?, ?>) ((List<?>) data.get("properties")).get(0);
      assertThat(property.get("verdict")).isEqualTo("changed");
      Map<?, ?> examples = (Map<?, ?>) property.get("examples");
      assertThat((Long) examples.get("FEATURE_CHANGED")).isPositive();
      Map<?, ?> changed = (Map<?, ?>) ((List<?>) examples.get("changed")).get(0);
      assertThat((String) changed.get("was")).contains("-> 77");
      assertThat((String) changed.get("is")).contains("put(1) -> 1");
    }
  }

  @Nested
  class ThatFail {
    @Test
    void tellWhatIsWrong() throws IOException {
      edit("format 1: " + MODEL, "format 1: fix.TillModel");
      edit("\"arguments\":[1]", "\"arguments\":[5]");
      CommandRun run = check("fix.TillModel#examples", "--json");
      assertThat(run.exit()).isEqualTo(1);
      Map<?, ?> data = (Map<?, ?>) PlainData.read(run.out());
      Map<?, ?> property = (Map<?, ?>) ((List<?>) data.get("properties")).get(0);
      assertThat(property.get("verdict")).isEqualTo("falsified");
      assertThat((Long) ((Map<?, ?>) property.get("examples")).get("FAILED")).isPositive();
    }
  }

  @Nested
  class ThatCannotBeRun {
    /** Starts the command in a project of its own, whose examples are in the usual place. */
    private Script.Ended inAProject() throws IOException {
      Path project = Files.createDirectories(folder.resolve("a project"));
      Path own = Fixtures.compile(Files.createDirectories(project.resolve("classes")), "TillModel");
      Path usual = Files.createDirectories(project.resolve("src/test/examples"));
      Files.copy(file, usual.resolve("till.examples"));
      return Script.of(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-cp",
              System.getProperty("java.class.path"),
              Main.class.getName(),
              "check",
              project.relativize(own).toString(),
              "--cases",
              "3")
          .in(project)
          .run();
    }

    @Test
    void areFoundInTheUsualPlaceOfAProject() throws IOException {
      assertThat(inAProject().out()).contains("holds   " + MODEL + "#examples");
    }

    @Test
    void areNotForgottenWhenTheirModelIsGone() throws IOException {
      edit("format 1: " + MODEL, "format 1: fix.Gone");
      assertThat(inAProject().out())
          .contains("FAILS   fix.Gone#examples", "there is no model fix.Gone any more");
    }

    @Test
    void areNotForgottenWhenTheirFileIsDamaged() throws IOException {
      Files.writeString(file, "<<<<<<< ours\n" + kept);
      assertThat(inAProject().out())
          .contains("FAILS   src" + File.separator + "test", "does not start with");
    }

    @Test
    void areAskedForWhereThereAreNone() throws IOException {
      Files.delete(file);
      CommandRun run = check(MODEL + "#examples");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("no examples of " + MODEL + " are kept; write some");
    }

    @Test
    void areAskedForInAFolderThatIsThere() {
      String none = folder.resolve("none").toString();
      assertThat(CommandRun.of("check", MODEL, "--examples", none).err())
          .contains("there is no folder ");
    }
  }
}

package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import dev.touchstone.samples.anonymiser.Anonymiser;
import dev.touchstone.samples.anonymiser.Anonymisers;
import dev.touchstone.samples.anonymiser.Faults;
import dev.touchstone.samples.anonymiser.HandedIn;
import dev.touchstone.samples.anonymiser.ModelAnonymiser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RankCommandTests {
  @TempDir
  private Path folder;

  /** Puts the model into a place of its own. */
  static Path model(Path folder) throws IOException {
    Path place = Files.createDirectories(folder.resolve("model"));
    Path file = place.resolve(ModelAnonymiser.class.getName().replace('.', '/') + ".class");
    Files.createDirectories(file.resolveSibling(""));
    try (InputStream in = ModelAnonymiser.class.getResourceAsStream("ModelAnonymiser.class")) {
      Files.write(file, in.readAllBytes());
    }
    return place;
  }

  private List<String> task(int quiet) throws IOException {
    return List.of(
        "--interface",
        Anonymiser.class.getName(),
        "--model",
        model(folder).toString(),
        "--tests",
        Anonymisers.class.getName(),
        "--quiet",
        "" + quiet,
        "--tests-max",
        "" + 2 * quiet);
  }

  private String[] task(String... more) throws IOException {
    List<String> words = new ArrayList<>(List.of("rank"));
    words.addAll(task(150));
    words.addAll(List.of("--submissions", folder.resolve("submissions").toString()));
    words.addAll(List.of(more));
    return words.toArray(new String[0]);
  }

  private void handIn() throws IOException {
    Path submissions = Files.createDirectories(folder.resolve("submissions"));
    HandedIn.write(submissions, "anna", Faults.none());
    HandedIn.write(submissions, "bert", Faults.none().with(Faults.Place.FIRST, 1));
    Files.writeString(
        Files.createDirectory(submissions.resolve("carl")).resolve("A.java"), "class");
  }

  @Nested
  class Submissions {
    @Test
    void areRankedAndReported() throws IOException {
      handIn();
      Path out = folder.resolve("out");
      CommandRun run = CommandRun.of(task("--out", out.toString()));
      assertThat(run.err()).isEmpty();
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .containsPattern("1  anna +1 of +1  100\\.0")
          .containsPattern("2  bert +0 of +1    0\\.0")
          .containsPattern("-  carl: failed, .*no class implements")
          .contains("written: ");
      assertThat(out.resolve("report.html")).exists();
      assertThat(out.resolve("feedback/carl.html")).exists();
    }

    @Test
    void thatAreTrustedGetTheSamePlaces() throws IOException {
      handIn();
      assertThat(CommandRun.of(task("--trusted")).out())
          .containsPattern("1  anna +1 of +1  100\\.0")
          .containsPattern("2  bert +0 of +1    0\\.0");
    }

    @Test
    void goOnFromAFileOfVerdicts() throws IOException {
      handIn();
      String file = folder.resolve("verdicts").toString();
      String first = CommandRun.of(task("--trusted", "--resume", file)).out();
      assertThat(folder.resolve("verdicts")).isNotEmptyFile();
      assertThat(CommandRun.of(task("--trusted", "--resume", file)).out()).isEqualTo(first);
      CommandRun other =
          CommandRun.of(task("--trusted", "--resume", file, "--seed", "tf1-000000000001a9"));
      assertThat(other.exit()).isEqualTo(2);
      assertThat(other.err()).contains("of another ranking");
    }

    @Test
    void needALenientOracleToBeReadSo() throws IOException {
      handIn();
      CommandRun run = CommandRun.of(task("--oracle", "lenient"));
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("there is no lenient oracle");
      assertThat(CommandRun.of(task("--oracle", "strict", "--trusted")).exit()).isEqualTo(1);
    }

    @Test
    void needAnAdapterThatFitsTheInterface() throws IOException {
      handIn();
      CommandRun run = CommandRun.of(task("--adapter", "java.lang.Object"));
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("the adapter java.lang.Object does not implement");
    }

    @Test
    void areComparedByGroups() throws IOException {
      handIn();
      Path groups = folder.resolve("groups.csv");
      Files.writeString(groups, "anna,morning,5\nbert,evening,2\n");
      assertThat(CommandRun.of(task("--groups", groups.toString())).out())
          .contains("group morning: 1 programs, mean 1.00 (sd -)", "Pearson 1.00");
    }

    @Test
    void withoutAnyAreBadInput() throws IOException {
      Files.createDirectories(folder.resolve("submissions"));
      CommandRun run = CommandRun.of(task());
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("there are no submissions in");
    }

    @Test
    void withoutAReferenceAreBadInput() throws IOException {
      handIn();
      Path empty = Files.createDirectory(folder.resolve("empty"));
      String[] words = task();
      words[4] = empty.toString();
      CommandRun run = CommandRun.of(words);
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("the reference is missing: no class");
    }
  }

  @Nested
  class Samples {
    @Test
    void areRankedInThisJvm() {
      CommandRun run = CommandRun.of("rank", "sample", "intervals", "--quiet", "300", "--json");
      assertThat(run.exit()).isEqualTo(1);
      Map<?, ?> data = (Map<?, ?>) PlainData.read(run.out());
      assertThat((List<?>) data.get("programs")).hasSize(19);
      assertThat((List<?>) data.get("bugs")).hasSizeGreaterThanOrEqualTo(12);
    }

    @Test
    void giveTheSameAnswerForTheSameSeed() {
      String[] words = {"rank", "sample", "intervals", "--quiet", "100", "--tests-max", "1000"};
      assertThat(CommandRun.of(words).out()).isEqualTo(CommandRun.of(words).out());
    }
  }

  @Nested
  class Matrices {
    @Test
    void groupDuplicateFailures() throws IOException {
      Path file = folder.resolve("matrix.csv");
      Files.writeString(file, "test,a,b\nx,1,0\ny,1,0\nz,0,1\nall,1,1\n");
      CommandRun run = CommandRun.of("rank", "matrix", file.toString());
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).contains("2 bugs", "one bug: x, y", "several bugs at once: all");
    }

    @Test
    void withOtherCellsAreBadInput() throws IOException {
      Path file = folder.resolve("matrix.csv");
      Files.writeString(file, "test,a,b\nx,1,maybe\n");
      CommandRun run = CommandRun.of("rank", "matrix", file.toString());
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("row 2 of the matrix has the cell 'maybe'");
    }
  }

  @Nested
  class Versions {
    @Test
    void showWhereBugsCameAndWent() throws IOException {
      Path submissions = Files.createDirectories(folder.resolve("v"));
      Faults blank = Faults.none().with(Faults.Place.FIRST, 1);
      Faults signs = Faults.none().with(Faults.Place.AT_SIGNS, 1);
      List<Faults> history = List.of(
          Faults.none(),
          blank,
          blank.with(Faults.Place.AT_SIGNS, 1),
          signs,
          signs,
          blank.with(Faults.Place.AT_SIGNS, 1));
      List<String> words = new ArrayList<>(List.of("rank", "versions"));
      words.addAll(task(300));
      for (int version = 0; version < history.size(); version++) {
        words.add(HandedIn.write(submissions, "v" + (version + 1), history.get(version))
            .toString());
      }
      CommandRun run = CommandRun.of(words.toArray(new String[0]));
      assertThat(run.err()).isEmpty();
      assertThat(run.out())
          .containsPattern("\\.##\\.\\.# .*: introduced in v2, fixed in v4, came back in v6")
          .containsPattern("\\.\\.#### .*: introduced in v3\n");
    }
  }

  @Nested
  class Suites {
    private static final String SUITE = """
        import dev.touchstone.samples.anonymiser.Anonymiser;
        import org.junit.jupiter.api.Assertions;
        import org.junit.jupiter.api.Test;

        class %s {
          @Test
          void first(Anonymiser program) {
            %s
          }
        }
        """;

    private void suite(String id, String body) throws IOException {
      Path own = Files.createDirectories(folder.resolve("suites").resolve(id));
      Files.writeString(own.resolve("Suite.java"), SUITE.formatted("Suite", body));
    }

    private static String expecting(String input, String output) {
      return "Assertions.assertEquals(\"" + output + "\", program.anonymise(\"" + input + "\"));";
    }

    private CommandRun grade(String... more) throws IOException {
      Path submissions = Files.createDirectories(folder.resolve("submissions"));
      HandedIn.write(submissions, "right", Faults.none());
      HandedIn.write(submissions, "blank", Faults.none().with(Faults.Place.FIRST, 1));
      HandedIn.write(submissions, "signs", Faults.none().with(Faults.Place.AT_SIGNS, 1));
      List<String> words = new ArrayList<>(List.of(task(more)));
      words.add(1, "suites");
      words.addAll(List.of("--suites", folder.resolve("suites").toString()));
      return CommandRun.of(words.toArray(new String[0]));
    }

    @Test
    void areGradedByTheBugsTheyCatch() throws IOException {
      suite("one", expecting("ab@c", "a_@c"));
      suite("both", expecting("ab@c", "a_@c") + expecting("ab@c@", "ab@c@"));
      suite("none", expecting("", ""));
      suite("wrong", expecting("ab@c", "ab@c"));
      suite("foreign", "new Inside().look();");
      suite("stopping", "System.exit(0);");
      suite("=formula()", expecting("", ""));
      Path out = folder.resolve("out");
      CommandRun run = grade("--out", out.toString());
      assertThat(run.err()).isEmpty();
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out())
          .containsPattern(" 1  both +2 of  2   2 of  2  1 2\n")
          .containsPattern(" 2  one +1 of  2   1 of  2  [12]\n")
          .containsPattern(" 3  none +0 of  2   0 of  2\n")
          .containsPattern(
              " -  wrong +disqualified: first\\(Anonymiser\\) fails on the model: .*expected")
          .containsPattern(" -  stopping +disqualified: a test that ends its JVM fails")
          .containsPattern(" -  foreign +not transferable: Suite.java:8: cannot find symbol");
      assertThat(out.resolve("suites.csv"))
          .content()
          .startsWith("""
              suite,rank,bugs,bugs_max,programs,programs_max,blameless,note
              both,1,2,2,2,2,0,
              one,2,1,2,1,2,0,
              """)
          .contains("\n'=formula(),3,0,2,0,2,0,\n");
      assertThat(out.resolve("suite-programs.csv"))
          .content()
          .startsWith("suite,blank,right,signs\nboth,first(Anonymiser),,first(Anonymiser)\n");
      assertThat(out.resolve("suite-bugs.csv")).content().startsWith("test,both,one,");
      assertThat(out.resolve("suites.html")).content().contains("Grades of 7 suites by 2 bugs");
      assertThat(out.resolve("rank.json")).content().contains("\"missedBugs\":[]");
    }

    @Test
    void ofPropertiesAreRun() throws IOException {
      Path own = Files.createDirectories(folder.resolve("suites/laws"));
      Files.writeString(own.resolve("Laws.java"), """
          import dev.touchstone.junit.ForAll;
          import dev.touchstone.junit.Property;
          import dev.touchstone.samples.anonymiser.Anonymiser;
          import org.junit.jupiter.api.Assertions;

          class Laws {
            private final Anonymiser program;

            Laws(Anonymiser program) {
              this.program = program;
            }

            @Property
            void firstStays(@ForAll int number) {
              Assertions.assertEquals('x', program.anonymise("x" + number + "@y").charAt(0));
            }
          }
          """);
      CommandRun run = grade("--json");
      assertThat(run.err()).isEmpty();
      Map<?, ?> data = (Map<?, ?>) PlainData.read(run.out());
      Map<?, ?> suite = (Map<?, ?>) ((List<?>) data.get("suites")).get(0);
      assertThat(suite.get("note")).isEqualTo("");
      assertThat(suite.get("programs")).isEqualTo(List.of("blank"));
    }

    @Test
    void cannotTellTheModelFromOthersByItsName() throws IOException {
      suite(
          "spy",
          "Assertions.assertFalse((program + program.getClass().getName()).contains(\"Model\"));");
      assertThat(grade().out()).containsPattern(" 1  spy +0 of  2   0 of  2\n");
    }
  }
}

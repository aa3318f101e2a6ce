package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LawsCommandTests {
  private static CommandRun deque(String... more) {
    List<String> words = new ArrayList<>(List.of(
        "laws", "java.util.ArrayDeque", "--only", "new,addFirst,addLast,peekFirst,isEmpty"));
    words.addAll(List.of("--size", "5", "--confirm", "500"));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray(String[]::new));
  }

  @Nested
  class Finding {
    @Test
    void showsLawsInGroupsAndWhatIsLeftOut() {
      CommandRun run = deque();
      assertThat(run.exit()).isZero();
      assertThat(run.err()).isEmpty();
      assertThat(run.out())
          .startsWith("laws of java.util.ArrayDeque\nwhere ")
          .contains("about peekFirst\n", "peekFirst(addFirst(d, x)) = x\n")
          .contains("left out\n", "no usable equality for Iterator: descendingIterator()")
          .contains("ArrayDeque has no equals");
    }

    @Test
    void givesTheSameAsData() {
      Map<?, ?> data = (Map<?, ?>) PlainData.read(deque("--json").out());
      assertThat(data.get("about")).isEqualTo("java.util.ArrayDeque");
      assertThat(data.get("laws").toString())
          .contains("{law=peekFirst(addFirst(d, x)) = x, about=peekFirst}");
      assertThat(data.get("leftOut").toString()).contains("iterator(): no usable equality");
    }

    @Test
    void showsEachLawByACaseThatTellsSomething() {
      CommandRun run = deque("--examples");
      assertThat(run.exit()).isZero();
      assertThat(run.out())
          .contains("\nexamples\n")
          .contains("peekFirst(addFirst(d, x)) = x\n      x = 0, d = []; addFirst(d, x) = [0];"
              + " both sides are 0\n");
      assertThat(deque("--examples", "--nulls").out())
          .contains("addFirst(d, null) = undefined\n      d = []; both sides throw\n");
      Map<?, ?> data = (Map<?, ?>) PlainData.read(deque("--examples", "--json").out());
      assertThat((List<?>) data.get("examples")).hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void isTheSameForTheSameSeed() {
      assertThat(deque("--seed", "7").out()).isEqualTo(deque("--seed", "7").out());
    }

    @Test
    void usesClassesOfAJarOrFolder(@TempDir Path folder) {
      Path classes = Fixtures.compile(folder, "Purse");
      CommandRun run = CommandRun.of(
          "laws",
          "fix.Purse",
          "--class-path",
          classes.toString(),
          "--size",
          "5",
          "--confirm",
          "500");
      assertThat(run.exit()).isZero();
      assertThat(run.out())
          .contains("laws of fix.Purse\n", "with(q, p) = with(p, q)\n")
          .contains("prints (java.lang.System.out): isEmpty()");
    }
  }

  @Nested
  class Explaining {
    @Test
    void refutesByValues() {
      assertThat(deque("--explain", "addFirst(d, x) = addLast(d, x)").out())
          .startsWith("addFirst(d, x) = addLast(d, x) is false: for ");
    }

    @Test
    void provesByLaws() {
      assertThat(deque("--explain", "peekFirst(addFirst(addLast(d, y), x)) = x").out())
          .startsWith("peekFirst(addFirst(addLast(d, y), x)) = x follows from\n")
          .contains("peekFirst(addFirst(d, x)) = x");
      assertThat(deque("--explain", "peekFirst(addFirst(d, x)) = x").out())
          .startsWith("peekFirst(addFirst(d, x)) = x is law ");
    }

    @Test
    void namesTheNearestNames() {
      CommandRun run = deque("--explain", "peekFist(d) = x");
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("unknown name peekFist; nearest are peekFirst");
    }
  }

  @Nested
  class Writing {
    @TempDir
    private Path folder;

    @Test
    void makesFilesThatDiffCompares() throws IOException {
      Path file = folder.resolve("deque.laws");
      assertThat(deque(
                  "--write", file.toString(), "--html", folder.resolve("p.html").toString())
              .exit())
          .isZero();
      assertThat(folder.resolve("p.html")).exists();
      CommandRun same = CommandRun.of("laws", "diff", file.toString(), file.toString());
      assertThat(same.exit()).isZero();
      assertThat(same.out())
          .endsWith("kept, 0 now false, 0 lost, 0 weakened, 0 gained, 0 now derived\n");
      String fewer = Files.readString(file).replaceFirst("(?m)^law peekFirst\\(add.*\n", "");
      Path less = Files.writeString(folder.resolve("less.laws"), fewer);
      CommandRun lost = CommandRun.of("laws", "diff", file.toString(), less.toString());
      assertThat(lost.exit()).isEqualTo(1);
      assertThat(lost.out()).startsWith("lost\n  peekFirst(addFirst(d, x)) = x\n");
      assertThat(CommandRun.of("laws", "diff", less.toString(), file.toString()).exit())
          .isZero();
    }

    @Test
    void givesValuesAgainstWhatAClassDoesNotObey() throws IOException {
      Path file = folder.resolve("deque.laws");
      deque("--write", file.toString());
      Files.writeString(file, Files.readString(file) + "law addFirst(d, x) = addLast(d, x)\n");
      CommandRun run = CommandRun.of(
          "laws",
          "diff",
          file.toString(),
          "java.util.ArrayDeque",
          "--only",
          "new,addFirst,addLast,peekFirst,isEmpty",
          "--size",
          "5",
          "--confirm",
          "500");
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).startsWith("now false\n  addFirst(d, x) = addLast(d, x)   (for x = ");
    }

    @Test
    void makesTests() throws IOException {
      CommandRun run = deque("--junit", folder.toString(), "--package", "acme");
      Path tests = folder.resolve("acme/LawsOfArrayDequeTests.java");
      assertThat(run.out()).endsWith("wrote " + tests + "\n");
      assertThat(Files.readString(tests)).startsWith("package acme;\n");
    }
  }

  @Nested
  class BadInputs {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "laws                                 | no class is given",
          "laws no.such.Thing                   | there is no class no.such.Thing; give its full name",
          "laws java.lang.Runtime               | no usable member in java.lang.Runtime",
          "laws java.util.ArrayDeque --size 0   | --size is 0; give at least 1",
          "laws java.util.ArrayDeque --size 3 --depth 2 | give one",
          "laws java.util.ArrayDeque --explain x | --explain needs an equation",
          "laws java.util.ArrayDeque --jar gone.jar | gone.jar does not exist",
          "laws diff gone.laws gone2.laws       | cannot read gone.laws"
        })
    void getOneClearMessageAndExitCodeTwo(String command, String message) {
      CommandRun.of(command.strip().split(" +")).assertRefused(message);
    }
  }
}

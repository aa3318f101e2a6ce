package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.random.Seed;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SubmissionsTests {
  private static final List<String> RIGHT = List.of("2 * n", "n * n", "-n", "n + 1", "Math.abs(n)");

  @TempDir
  private Path folder;

  private Ranked rank() {
    return Task.rank().submissions(Submissions.folder(folder)).run();
  }

  private static Entry entry(Ranked ranked, String id) {
    return ranked.entries().stream().filter(e -> e.id().equals(id)).findFirst().orElseThrow();
  }

  private static List<String> with(int place, String expression) {
    List<String> changed = new java.util.ArrayList<>(RIGHT);
    changed.set(place, expression);
    return changed;
  }

  @Nested
  class Sources {
    @Test
    void areCompiledAndRanked() throws IOException {
      Task.answer(folder, "right", RIGHT);
      Task.answer(folder, "wrong", with(1, "n + n"));
      Ranked ranked = rank();
      assertThat(entry(ranked, "right").state()).isEqualTo("compiled");
      assertThat(ranked.ranking().scores().passed()).containsExactly(1, 0);
      assertThat(ranked.ranking().bugs())
          .extracting(Bug::witness)
          .containsExactly(Call.of("square", 1));
      assertThat(ranked.exhibits()).containsExactly(new Ranked.Exhibit("1", List.of("1", "2")));
    }

    @Test
    void withOneBrokenMethodCountForTheOthers() throws IOException {
      Task.answer(folder, "broken", with(2, "no such thing"));
      Task.answer(folder, "throwing", with(2, "Integer.parseInt(\"x\")"));
      Task.answer(folder, "wrong", with(1, "7"));
      Ranked ranked = rank();
      assertThat(entry(ranked, "broken").state()).isEqualTo("partial (1 method broken)");
      assertThat(entry(ranked, "broken").note()).contains("Answer.java:9");
      assertThat(ranked.ranking().order().nodes())
          .extracting(PartialOrder.Node::programs)
          .contains(List.of(0, 1));
      assertThat(ranked.ranking().scores().passed()).containsExactly(1, 1, 1);
    }

    @Test
    void thatAreNoTextAreNamed() throws IOException {
      Task.answer(folder, "right", RIGHT);
      Path own = Files.createDirectory(folder.resolve("latin"));
      Files.write(own.resolve("Answer.java"), "// caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
      Ranked ranked = rank();
      assertThat(entry(ranked, "latin").state()).isEqualTo("failed");
      assertThat(entry(ranked, "latin").note()).contains("Answer.java is no UTF-8 text");
      assertThat(ranked.ranking().ids()).containsExactly("right");
    }

    @Test
    void ofAnotherShapeAreNamed() throws IOException {
      Task.answer(folder, "right", RIGHT);
      Path own = Files.createDirectory(folder.resolve("other"));
      Files.writeString(own.resolve("Answer.java"), "public class Answer {}");
      Ranked ranked = rank();
      assertThat(entry(ranked, "other").note())
          .contains("no class implements dev.touchstone.rank.Task");
    }
  }

  @Nested
  class Archives {
    @Test
    void ofSourcesAreUnpacked() throws IOException {
      Path own = Task.answer(folder, "packed", RIGHT);
      zip("a", out -> {
        out.putNextEntry(new ZipEntry("src/Answer.java"));
        out.write("\ufeff".getBytes(StandardCharsets.UTF_8));
        out.write(Files.readAllBytes(own.resolve("Answer.java")));
        out.putNextEntry(new ZipEntry("__MACOSX/src/._Answer.java"));
        out.write(0xff);
      });
      assertThat(entry(rank(), "a").state()).isEqualTo("compiled");
    }

    @Test
    void thatUnpackToTooMuchAreNamed() throws IOException {
      Task.answer(folder, "right", RIGHT);
      zip("bomb", out -> {
        out.putNextEntry(new ZipEntry("zeros"));
        byte[] zeros = new byte[1 << 20];
        for (int i = 0; i < 100; i++) {
          out.write(zeros);
        }
      });
      zip("slip", out -> {
        out.putNextEntry(new ZipEntry("../../escaped"));
        out.write(1);
      });
      Files.writeString(folder.resolve("broken.jar"), "this is no archive");
      Files.createDirectory(folder.resolve("nothing"));
      Ranked ranked = rank();
      assertThat(entry(ranked, "bomb").note()).contains("unpacks to more than 64 MB");
      assertThat(entry(ranked, "slip").note()).contains("outside its own folder");
      assertThat(entry(ranked, "broken").note()).contains("holds no files");
      assertThat(entry(ranked, "nothing").note()).contains("holds no files");
      assertThat(ranked.ranking().ids()).containsExactly("right");
    }

    private void zip(String id, Filling filling) throws IOException {
      try (OutputStream file = Files.newOutputStream(folder.resolve(id + ".zip"));
          ZipOutputStream zip = new ZipOutputStream(file)) {
        filling.fill(zip);
      }
    }
  }

  private interface Filling {
    void fill(ZipOutputStream out) throws IOException;
  }

  @Nested
  class Walls {
    @ParameterizedTest
    @EnumSource(Isolation.class)
    void ofEveryKindThatWorksGiveTheSameVerdicts(Isolation walls) throws IOException {
      assumeTrue(walls.works(), walls + " does not work on this machine");
      Task.answer(folder, "wrong", with(3, "n"));
      Ranked ranked =
          Task.rank().submissions(Submissions.folder(folder)).isolation(walls).run();
      assertThat(ranked.ranking().bugs())
          .extracting(Bug::witness)
          .containsExactly(Call.of("next", 0));
      assertThat(String.join(" ", ranked.warnings()).contains("without walls"))
          .isEqualTo(walls == Isolation.PLAIN);
    }
  }

  /** Both programs at once, or each process closed before the next one starts. */
  @Test
  void howManyAreAliveAtOnceChangesNothing() throws IOException {
    Task.answer(folder, "right", RIGHT);
    Task.answer(folder, "wrong", with(3, "n"));
    Rank<Task> rank = Task.rank()
        .submissions(Submissions.folder(folder))
        .stop(StopRule.STANDARD.quiet(50).mostTests(100));
    assertThat(rank.live(1).run())
        .usingRecursiveComparison()
        .isEqualTo(rank.live(4).run());
  }

  @Nested
  class BadTasks {
    @Test
    void withoutSubmissionsAreRefused() {
      assertThatThrownBy(() -> rank())
          .isInstanceOf(BadTask.class)
          .hasMessageContaining("there are no submissions in");
    }

    @Test
    void withoutAModelAreRefused() {
      assertThatThrownBy(() -> Rank.of(Task.class).tests(Task.calls()).run())
          .isInstanceOf(BadTask.class)
          .hasMessageContaining("needs a model");
    }

    @Test
    void withAModelThatItsOracleRefusesAreRefused() {
      assertThatThrownBy(() -> Task.rank()
              .answer("a", Task.Model::new)
              .oracle(Oracle.property((test, answer) -> false))
              .run())
          .isInstanceOf(BadTask.class)
          .hasMessageContaining("refuses the model's own answer to the test");
    }

    @Test
    void withTwoSubmissionsOfOneIdAreRefused() throws IOException {
      Task.answer(folder, "one", RIGHT);
      Files.writeString(folder.resolve("one.jar"), "");
      assertThatThrownBy(() -> rank())
          .isInstanceOf(BadTask.class)
          .hasMessageContaining("two submissions have the id one");
    }
  }

  @Nested
  class Texts {
    private Ranked texts() {
      return Rank.texts()
          .model(input -> "The sum is " + sum(input) + "\n")
          .lenient(Oracle.text(Reading.NUMBERS))
          .tests(dev.touchstone.Gen.lists(dev.touchstone.Gen.ints(0, 20), 0, 3)
              .map(numbers -> numbers.toString().replaceAll("[\\[\\],]", ""))
              .map(text -> Call.of("main", text)))
          .submissions(Submissions.folder(folder))
          .seed(Seed.of(1).root())
          .stop(StopRule.STANDARD.quiet(60).mostTests(120))
          .run();
    }

    private static int sum(String input) {
      return input.isBlank()
          ? 0
          : java.util.Arrays.stream(input.strip().split(" +"))
              .mapToInt(Integer::parseInt)
              .sum();
    }

    private void java(String id, String prompt, String start) throws IOException {
      Path own = Files.createDirectory(folder.resolve(id));
      Files.writeString(own.resolve("Main.java"), """
          import java.util.Scanner;

          public class Main {
            public static void main(String[] arguments) {
              Scanner in = new Scanner(System.in);
              int sum = %s;
              while (in.hasNextInt()) {
                sum += in.nextInt();
              }
              System.out.println("%s" + sum);
            }
          }
          """.formatted(start, prompt));
    }

    @Test
    void withAMiswordedPromptAreRightInALenientReading() throws IOException {
      java("exact", "The sum is ", "0");
      java("misworded", "Sum: ", "0");
      java("wrong", "The sum is ", "1");
      Ranked ranked = texts();
      Ranking<Call> lenient = ranked.lenient().orElseThrow();
      assertThat(ranked.ranking().scores().percent(0)).isEqualTo(100);
      assertThat(ranked.ranking().scores().percent(1)).isZero();
      assertThat(lenient.scores().percent(1)).isEqualTo(100);
      assertThat(ranked.isFormat(1)).isTrue();
      assertThat(ranked.isFormat(2)).isFalse();
    }

    @Test
    void ofAnyLanguageAreRun() throws IOException {
      Path own = Files.createDirectories(folder.resolve("shell/project"));
      Files.writeString(own.resolve("run"), """
          #!/bin/sh
          sum=0
          for number in $(cat); do
            sum=$((sum + number))
          done
          echo "The sum is $sum"
          """);
      java("wrong", "The sum is ", "5");
      Ranked ranked = texts();
      assertThat(ranked.ranking().ids()).containsExactly("shell", "wrong");
      assertThat(ranked.ranking().scores().percent(0)).isEqualTo(100);
      assertThat(ranked.ranking().scores().percent(1)).isZero();
    }
  }
}

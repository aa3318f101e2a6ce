package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResumptionTests {
  private static final int AT = 512;

  @TempDir
  private Path folder;

  private final AtomicInteger made = new AtomicInteger();

  private Rank<Task> rank() {
    return Task.rank()
        .stop(StopRule.STANDARD.quiet(2_000).mostTests(4_000))
        .answer("right", () -> {
          made.incrementAndGet();
          return new Task.Model();
        })
        .answer("wrong", WrongSquare::new);
  }

  /** Squares large numbers wrongly. */
  private static final class WrongSquare extends Task.Model {
    @Override
    public int square(int n) {
      return n > 40 ? 0 : super.square(n);
    }
  }

  /** Runs a ranking and takes the file as it is on the disk after some tests, as a crash leaves it. */
  private Path cutOff() {
    Path file = folder.resolve("verdicts");
    Path left = folder.resolve("left");
    rank()
        .resume(file)
        .progress(tests -> {
          if (tests == AT) {
            copy(file, left);
          }
        })
        .run();
    return left;
  }

  private static void copy(Path from, Path to) {
    try {
      Files.copy(from, to);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Test
  void goesOnFromTheVerdictsThatACrashLeft() {
    Ranked whole = rank().run();
    int runs = made.get();
    Path left = cutOff();
    made.set(0);
    Ranked resumed = rank().resume(left).run();
    assertThat(made.get()).isLessThan(runs);
    assertThat(resumed).usingRecursiveComparison().isEqualTo(whole);
  }

  @Test
  void runsHardlyAnythingWhereAllIsKnown() {
    Path file = folder.resolve("verdicts");
    Ranked whole = rank().resume(file).run();
    int runs = made.getAndSet(0);
    assertThat(rank().resume(file).run()).usingRecursiveComparison().isEqualTo(whole);
    assertThat(made.get()).isLessThan(runs - 300);
  }

  @Test
  void forgetsHalfALine() throws IOException {
    Path left = cutOff();
    long lines = Files.readAllLines(left).size();
    Files.writeString(left, "[\"square[", StandardOpenOption.APPEND);
    Ranked resumed = rank().resume(left).run();
    assertThat(resumed).usingRecursiveComparison().isEqualTo(rank().run());
    assertThat(Files.readAllLines(left))
        .hasSizeGreaterThanOrEqualTo((int) lines)
        .allMatch(line -> line.endsWith("]") || line.endsWith("}"));
  }

  @Test
  void refusesTheVerdictsOfAnotherRanking() {
    Path left = cutOff();
    assertThatThrownBy(() -> rank().seed(Seed.of(2).root()).resume(left).run())
        .isInstanceOf(BadTask.class)
        .hasMessageContaining("of another ranking");
  }

  @Test
  void refusesAFileThatIsNone() throws IOException {
    Path file = Files.writeString(folder.resolve("other"), "hello\n");
    assertThatThrownBy(() -> rank().resume(file).run())
        .isInstanceOf(BadTask.class)
        .hasMessageContaining("name another file or remove this one");
  }

  /** The same programs and tests: what was judged otherwise does not count. */
  @Nested
  class VerdictsMadeInAnotherWay {
    private Path file() {
      return folder.resolve("verdicts");
    }

    private void refused(Rank<?> other) {
      assertThatThrownBy(() -> other.resume(file()).run())
          .isInstanceOf(BadTask.class)
          .hasMessageContaining("of another ranking");
    }

    @Test
    void areRefusedUnderAnotherLimit() {
      rank().resume(file()).run();
      refused(rank().limit(Duration.ofSeconds(3)));
      rank().limit(Duration.ofSeconds(1)).resume(file()).run();
    }

    @Test
    void areRefusedThroughAnotherAdapter() throws IOException {
      Path own = Files.createDirectories(folder.resolve("handed/in"));
      Files.writeString(own.resolve("Number.java"), """
          public class Number {
            public int value;
            public Number(int start) { value = start; }
            public void plus(int n) { value += n; }
            public void times(int n) { value = n > 7 ? 0 : value * n; }
          }
          """);
      through(own, Reaching.class).resume(file()).run();
      refused(through(own, Namesake.class));
      through(own, Reaching.class).resume(file()).run();
    }

    private static Rank<Task> through(Path own, Class<? extends Task> adapter) {
      return Task.rank()
          .submissions(Submissions.folder(own.resolveSibling("")))
          .adapter(adapter)
          .trusted(true);
    }

    @Test
    void areRefusedUnderAnotherOracle() {
      rank().resume(file()).run();
      refused(rank().oracle((test, answer, expected) -> true));
      refused(rank().judgedBy("the lenient one"));
    }

    @Test
    void areRefusedUnderAnotherReading() {
      texts(Reading.EXACT).resume(file()).run();
      refused(texts(Reading.WORDS));
      texts(Reading.EXACT).resume(file()).run();
    }

    private static Rank<TextProgram> texts(Reading reading) {
      return Rank.texts()
          .oracle(Oracle.text(reading))
          .model(String::strip)
          .tests(Gen.ints(0, 9).map(n -> Call.of("main", n + " times")))
          .seed(Seed.of(1).root())
          .stop(StopRule.STANDARD.quiet(100).mostTests(200))
          .answer("loud", () -> input -> input.strip().toUpperCase(Locale.ROOT));
    }
  }
}

package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicInteger;
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
}

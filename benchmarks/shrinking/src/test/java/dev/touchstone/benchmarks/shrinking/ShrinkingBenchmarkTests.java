package dev.touchstone.benchmarks.shrinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.samples.challenges.Challenge;
import dev.touchstone.samples.challenges.PublicChallenges;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ShrinkingBenchmarkTests {
  private static final Map<String, Double> JQWIK = Map.of(
      "reverse found", 2.0, "reverse answers", 1.0, "reverse evals", 16.5, "reverse most", 18.0);

  @Nested
  class Reports {
    private final String text = report();

    private static String report() {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
      try {
        Benchmark.named("shrinking")
            .run(
                new String[0],
                (options, report) -> ShrinkingBenchmark.measure(1, 3, JQWIK, report),
                out,
                out);
      } catch (Exception e) {
        throw new AssertionError(e);
      }
      return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void endWithEveryMetric() {
      String last = text.lines().reduce((first, second) -> second).orElseThrow();
      assertThat(last)
          .startsWith("{\"bench\":\"shrinking\",\"metrics\":{")
          .contains("\"worst_evals\":")
          .contains("\"worst_ms\":");
      for (Challenge<?> challenge : PublicChallenges.all()) {
        assertThat(last)
            .contains("\"" + challenge.name() + "_normal_pct\":100,")
            .contains("\"" + challenge.name() + "_mean_evals\":")
            .contains("\"" + challenge.name() + "_certificate_evals\":");
      }
    }

    @Test
    void showThePeerBesideUs() {
      assertThat(text.lines().filter(line -> line.startsWith("reverse ")))
          .singleElement()
          .asString()
          .contains("1 of 1", "46", "16.5", "18", "1 in 2 of 3");
      assertThat(text.lines().filter(line -> line.startsWith("distinct ")))
          .singleElement()
          .asString()
          .contains("not found");
    }
  }

  @Nested
  class Scores {
    private static Challenge<Integer> of(int bound, String ideal) {
      return new Challenge<>("ten", Gen.ints(0, 100), n -> n < bound, ideal, OptionalInt.empty());
    }

    @Test
    void countTheSeedsThatEndInTheIdeal() {
      Score score = Score.of(of(10, "10"), 3);
      assertThat(score.ideal()).isEqualTo(3);
      assertThat(score.idealPercent()).isEqualTo(100);
      assertThat(score.most()).isPositive();
    }

    @Test
    void takeTheTimeFromTheFailingCaseToTheVerdict() {
      Gen<Integer> gen = Gen.ints(0, 100);
      Challenge<Integer> slow = new Challenge<>(
          "ten",
          gen,
          n -> {
            Thread.sleep(n < 10 ? 0 : 20);
            return n < 10;
          },
          "10",
          OptionalInt.empty());
      assertThat(Score.of(slow, 1).slowest()).isBetween(40.0, 10_000.0);
    }

    @Test
    void seeAnAnswerThatIsNotTheIdeal() {
      assertThat(Score.of(of(10, "11"), 3).idealPercent()).isZero();
    }

    @Test
    void refuseAClaimThatHolds() {
      assertThatThrownBy(() -> Score.of(of(101, "0"), 1)).hasMessageContaining("not falsified");
    }
  }
}

package dev.touchstone.benchmarks.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.samples.challenges.Challenge;
import dev.touchstone.samples.challenges.PublicChallenges;
import dev.touchstone.samples.workloads.Task;
import dev.touchstone.samples.workloads.Workloads;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class JqwikPeerTests {
  @Nested
  class Shrinking {
    @Test
    void runsEveryPublicChallenge() {
      assertThat(JqwikShrinking.challenges().keySet())
          .containsExactlyElementsOf(
              PublicChallenges.all().stream().map(Challenge::name).toList());
    }

    @Test
    void countsEvaluationsAndAnswers() {
      Map<String, Double> figures = new HashMap<>();
      JqwikShrinking.measure("reverse", "reverse", 2, figures);
      assertThat(figures).containsEntry("reverse found", 2.0);
      assertThat(figures.get("reverse evals")).isPositive();
      assertThat(figures.get("reverse answers")).isBetween(1.0, 2.0);
    }
  }

  @Nested
  class Hunting {
    private static Task task(String name) {
      return Workloads.all().stream()
          .filter(task -> task.toString().equals(name))
          .findAny()
          .orElseThrow();
    }

    @Test
    void findsAnEasyFaultAfterTheSameCasesUnderTheSameSeed() {
      Task easy = task("bst insert_1 insert_model");
      long cases =
          JqwikBugs.attempt(easy, 0, Duration.ofSeconds(60)).orElseThrow().cases();
      assertThat(
              JqwikBugs.attempt(easy, 0, Duration.ofSeconds(60)).orElseThrow().cases())
          .isEqualTo(cases);
    }

    @Test
    void endsAtTheCap() {
      long started = System.nanoTime();
      assertThat(
              JqwikBugs.attempt(task("rbt swap_left_left delete_model"), 0, Duration.ofMillis(1)))
          .isEmpty();
      assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(Duration.ofSeconds(30));
    }
  }
}

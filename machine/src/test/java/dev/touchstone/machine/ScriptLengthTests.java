package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Statistics;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ScriptLengthTests {
  private static double mean(SequentialClaim claim, int cases) {
    Verdict verdict = claim.cases(cases).check(Seed.of(11).root());
    Statistics statistics = verdict.statistics();
    return statistics.measures().get("script length").stream()
        .mapToDouble(Double::doubleValue)
        .average()
        .orElseThrow();
  }

  /**
   * Weights 1 and 10 give a mean of 10: standard deviation 10.5 over 100,000 scripts, so 0.1 is three
   * standard errors; the seed is fixed and case 0 is always empty.
   */
  @Test
  void isTenOnAverageWhereScriptsStopOnceInEleven() {
    assertThat(mean(Machine.sequential(Counters.of(m -> m.increment())).stop(1, 10), 100_000))
        .isBetween(9.9, 10.1);
  }

  @Test
  void growsWithTheSize() {
    Machine.sequential(Counters.of(m -> m.increment()));
    assertThat(mean(Machine.sequential(Counters.of(m -> m.increment())), 10_000))
        .isBetween(15.5, 17.5);
  }

  @Test
  void isBounded() {
    AtomicInteger most = new AtomicInteger();
    Verdict verdict = Machine.sequential(Counters.of(m -> m.increment().post((s, result) -> {
          most.accumulateAndGet(s + 1, Math::max);
          return true;
        })))
        .stop(1, 1_000)
        .atMost(7)
        .cases(100)
        .check(Seed.of(1).root());
    assertThat(verdict.passed()).isTrue();
    assertThat(most.get()).isEqualTo(7);
  }

  @Test
  void endsWhereNothingIsOffered() {
    Verdict verdict = Machine.sequential(Counters.of(m -> m.command("thrice")
            .when(s -> s < 3)
            .act(c -> {})
            .next((s, v) -> s + 1)
            .post((s, result) -> s < 3)))
        .cases(300)
        .check(Seed.of(1).root());
    assertThat(verdict.passed()).isTrue();
    assertThat(verdict.statistics().measures().get("script length"))
        .contains(3.0)
        .doesNotContain(4.0);
  }
}

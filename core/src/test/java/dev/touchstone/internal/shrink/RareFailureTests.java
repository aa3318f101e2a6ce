package dev.touchstone.internal.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * A case that fails in one run of ten is still made as small as it gets.
 *
 * <p>Lists with two numbers above 20 fail, by dice, in one run of ten; [21, 21] is the smallest. Ten
 * runs per candidate overlook a third of those that fail, so that a third of the searches stop
 * before. Claim: at least 90 of 100 end there. With a true share of 98 a false alarm has a chance below
 * 1 in 10,000; the seeds are fixed, so that there is none.
 */
class RareFailureTests {
  private static final int SEEDS = Boolean.getBoolean("touchstone.full") ? 100 : 20;

  private static String smallest(int seed) {
    TfRandom dice = Seed.of(1_000 + seed).root().open();
    Claim claim = Claim.forAll(Gen.lists(Gen.ints(0, 100)), numbers -> {
          boolean fails = numbers.stream().filter(n -> n > 20).count() > 1;
          return !fails || dice.nextLong(10) > 0;
        })
        .configured(settings -> {
          settings.unsteady = true;
          settings.alwaysShrinking = 10;
        });
    Verdict verdict = claim
        .explaining(false)
        .shrinking(5_000, Duration.ofSeconds(20))
        .cases(1_000)
        .check(Seed.of(seed).root());
    return ((Verdict.Falsified) verdict).shrunk().arguments().get(0).value();
  }

  @Test
  void areMadeSmallAllTheSame() {
    int exact = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      exact += smallest(seed).equals("[21, 21]") ? 1 : 0;
    }
    assertThat(exact).isGreaterThanOrEqualTo(SEEDS * 9 / 10);
  }
}

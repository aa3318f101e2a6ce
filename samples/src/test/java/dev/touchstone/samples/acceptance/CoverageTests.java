package dev.touchstone.samples.acceptance;

import static dev.touchstone.Case.cover;
import static dev.touchstone.samples.Verdicts.seedsIfFull;
import static dev.touchstone.samples.Verdicts.under;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Statistics.Cover;
import dev.touchstone.Verdict;
import dev.touchstone.internal.run.Wald;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Row 18: a share of 10% is asked for and the true share is 20% or 5%.
 *
 * <p>Claim: no wrong decision in 10,000 runs each. A decision is wrong with a chance of at most
 * 10^-9, so a false alarm has a chance of at most 10^-5; the seeds are fixed.
 */
class CoverageTests {
  private static final int RUNS = 10_000;
  private static final double ASKED = 10;

  /** Runs the sequential test on chance alone; looking every 16 cases only makes it safer. */
  private static Wald.Decision decision(TfRandom random, double share) {
    int below = (int) Math.round(share * (1 << 16));
    long hits = 0;
    long cases = 0;
    while (true) {
      for (int draws = 0; draws < 4; draws++) {
        long bits = random.nextLong();
        for (int part = 0; part < 4; part++) {
          hits += ((bits >>> (16 * part)) & 0xFFFF) < below ? 1 : 0;
        }
      }
      cases += 16;
      Wald.Decision decision = Wald.decide(new Cover("label", ASKED, hits, cases));
      if (decision != Wald.Decision.OPEN) {
        return decision;
      }
    }
  }

  private static void alwaysDecides(Wald.Decision expected, double share) {
    TfRandom root = Seed.of(18).root().open();
    for (int run = 0; run < RUNS; run++) {
      assertThat(decision(root.child(run), share)).as("run %d", run).isEqualTo(expected);
    }
  }

  private static Claim claim(int common, int rare) {
    Gen<Boolean> hit = Gen.draw(source -> {
      boolean drawn = source.weighted(common, rare) == 1;
      source.integer(Long.MIN_VALUE, Long.MAX_VALUE, 0);
      return drawn;
    });
    return Claim.forAll(hit, drawn -> {
          cover(ASKED, "rare", drawn);
          return true;
        })
        .checkCoverage();
  }

  @Nested
  class WhereTheLabelIsCommonEnough {
    @Test
    void noSimulatedRunSaysOtherwise() {
      alwaysDecides(Wald.Decision.SUFFICIENT, 0.2);
    }

    @Test
    void theClaimPasses() {
      seedsIfFull(100)
          .forEach(seed ->
              assertThat(under(seed, claim(4, 1)).passed()).as("seed %d", seed).isTrue());
    }
  }

  @Nested
  class WhereTheLabelIsTooRare {
    @Test
    void noSimulatedRunSaysOtherwise() {
      alwaysDecides(Wald.Decision.INSUFFICIENT, 0.05);
    }

    @Test
    void theClaimIsUncovered() {
      seedsIfFull(100).forEach(seed -> {
        Verdict verdict = under(seed, claim(19, 1));
        assertThat(verdict).as("seed %d", seed).isInstanceOf(Verdict.Uncovered.class);
        Verdict.Uncovered uncovered = (Verdict.Uncovered) verdict;
        assertThat(uncovered.label()).isEqualTo("rare");
        assertThat(uncovered.required()).isEqualTo(ASKED);
        assertThat(uncovered.seen()).isBetween(3.0, 8.0);
      });
    }
  }
}

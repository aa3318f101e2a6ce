package dev.touchstone;

import static dev.touchstone.Case.cover;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** How many cases it takes to decide whether a label is seen often enough. */
class CoverageTests {
  /** Asks for a share of cases that has a true share of {@code rare} in {@code all}. */
  private static Verdict check(double asked, int rare, int all, long seed) {
    Gen<Boolean> hit = Gen.draw(source -> source.weighted(all - rare, rare) == 1);
    return Claim.forAll(hit, drawn -> {
          cover(asked, "rare", drawn);
          return true;
        })
        .checkCoverage()
        .seed(Seed.of(seed))
        .check();
  }

  private static double meanCases(int percent, int seeds) {
    return IntStream.range(0, seeds)
        .mapToLong(seed -> check(10, percent, 100, seed).statistics().cases())
        .average()
        .orElseThrow();
  }

  @Nested
  class AShareOfTenPercent {
    /**
     * Claim: 1,690 cases are expected where the true share is 20%, with a deviation of 160 a run; the
     * mean of 40 runs stays within four deviations, 100 cases, with a chance of 0.9999.
     */
    @Test
    void isFoundInAboutSeventeenHundredCasesWhereThereAreTwiceAsMany() {
      assertThat(meanCases(20, 40)).isBetween(1_600.0, 1_800.0);
    }

    /**
     * Claim: 35,100 cases are expected where the share is exactly what is asked, with a deviation of
     * 11,100 a run; the mean of 36 runs stays within four deviations, 7,400 cases, with a chance of
     * 0.9999.
     */
    @Test
    void isFoundInAboutThirtyFiveThousandCasesWhereThereAreNoMore() {
      assertThat(meanCases(10, 36)).isBetween(27_600.0, 42_400.0);
    }
  }

  /**
   * The true share, 0.095%, is midway between the one asked for and nine tenths of it, so the
   * logarithm of the likelihood ratio stays where it is but for chance: after 1,000,000 cases its
   * deviation is 3.3, and 20.7 decides. A false alarm has a chance of about 10^-9.
   */
  @Nested
  class AShareNextToTheOneAskedFor {
    private final Verdict verdict = check(0.1, 19, 20_000, 1);

    @Test
    void isUndecidedAfterOneMillionCases() {
      assertThat(verdict.statistics().cases()).isEqualTo(1_000_000);
    }

    @Test
    void isGivenUpAsUndecided() {
      assertThat(verdict)
          .isInstanceOfSatisfying(
              Verdict.GaveUp.class,
              gaveUp -> assertThat(gaveUp.reason())
                  .isEqualTo("undecided after 1000000 cases whether 'rare' is covered"));
    }
  }

  /** One label is open when the other is decided: it is far below what is asked. */
  @Nested
  class TwoShares {
    private final List<Listener.CoverageDecided> decided = new ArrayList<>();

    private final Verdict verdict = Claim.forAll(Gen.ints(0, 99), n -> {
          cover(10, "open", n < 10);
          cover(50, "never", false);
          return true;
        })
        .cases(1)
        .checkCoverage()
        .seed(Seed.of(1))
        .listener(event -> {
          if (event instanceof Listener.CoverageDecided decision) {
            decided.add(decision);
          }
        })
        .check();

    @Test
    void areNotCoveredWhereOneIsTooSmallHoweverTheOtherStands() {
      assertThat(verdict)
          .isInstanceOfSatisfying(
              Verdict.Uncovered.class,
              uncovered -> assertThat(uncovered.label()).isEqualTo("never"));
    }

    @Test
    void areToldToListenersWhereTheyAreDecided() {
      assertThat(decided).extracting(Listener.CoverageDecided::label).containsExactly("never");
    }
  }
}

package dev.touchstone.samples.heap;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.full;
import static dev.touchstone.samples.Verdicts.passes;
import static dev.touchstone.samples.Verdicts.seeds;
import static dev.touchstone.samples.Verdicts.seedsIfFull;
import static dev.touchstone.samples.Verdicts.shrinksTo;
import static dev.touchstone.samples.Verdicts.under;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HeapCostTests {
  private static final long NEVER = Long.MAX_VALUE;

  /** Returns, in ascending order, after how many cases a claim was falsified under each seed. */
  private static List<Long> casesToFailure(LongStream seeds, Claim claim) {
    Claim unshrunk = claim.shrinking(1, Duration.ofSeconds(1));
    return seeds
        .map(seed -> under(seed, unshrunk) instanceof Verdict.Falsified falsified
            ? falsified.cases()
            : NEVER)
        .sorted()
        .boxed()
        .toList();
  }

  private static long median(List<Long> ascending) {
    return ascending.get(ascending.size() / 2);
  }

  /** Row 7a. */
  @Nested
  class TheTightBoundOnInsertions {
    @Test
    void isBrokenWithinAThousandCasesByATargetedSearch() {
      List<Long> targeted = casesToFailure(
          seeds(100), HeapClaims.cheapInsertTargeted(HeapClaims.TIGHT).cases(1_000));
      List<Long> chance =
          casesToFailure(seeds(100), HeapClaims.cheapInsert(HeapClaims.TIGHT).cases(20_000));
      System.out.printf(
          "row 7a: median cases to failure %d targeted, %d by chance%n",
          median(targeted), median(chance));
      assertThat(median(targeted)).isLessThanOrEqualTo(1_000).isLessThan(median(chance));
    }
  }

  /** Row 7b, a stretch: judged only in a full run, because one seed takes seconds. */
  @Nested
  class TheLooseBoundOnInsertions {
    @Test
    void isBrokenByATargetedSearchUnderHalfOfTheSeeds() {
      List<Long> found = casesToFailure(
          seedsIfFull(100), HeapClaims.cheapInsertTargeted(HeapClaims.LOOSE).cases(50_000));
      long broken = found.stream().filter(cases -> cases < NEVER).count();
      System.out.printf("row 7b: broken under %d of %d seeds%n", broken, found.size());
      assertThat(broken).isGreaterThanOrEqualTo(full() ? found.size() / 2 : 1);
    }

    /** Row 7c. */
    @Test
    void isBrokenAtOnceByTreesDrawnDirectly() {
      Claim claim = HeapClaims.cheapInsertIntoTrees(HeapClaims.LOOSE).cases(10_000);
      System.out.printf(
          "row 7c: broken after %d cases of trees drawn directly%n",
          falsified(0, claim).cases());
      shrinksTo(seedsIfFull(100), claim, "(((((((- 0 -) 0 -) 0 -) 0 -) 0 -) 0 -) 0 -)");
    }
  }

  @Nested
  class Credits {
    /** Row 8. */
    @Test
    void payForEveryInsertion() {
      passes(full() ? 100_000 : 10_000, HeapClaims.paidInsert());
    }

    /** Row 9. */
    @Test
    void payForEveryDeletion() {
      int cases = full() ? 100_000 : 10_000;
      Verdict verdict = under(0, HeapClaims.paidDelete().cases(cases));
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
      long discarded = verdict.statistics().discarded();
      System.out.printf(
          "row 9: %.1f%% of the cases were discarded%n", 100.0 * discarded / (cases + discarded));
      assertThat(verdict.statistics().discards()).containsOnlyKeys("assume the heap is not empty");
    }
  }
}

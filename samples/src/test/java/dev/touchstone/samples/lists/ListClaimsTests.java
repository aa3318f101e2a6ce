package dev.touchstone.samples.lists;

import static dev.touchstone.samples.Verdicts.passes;
import static dev.touchstone.samples.Verdicts.seeds;
import static dev.touchstone.samples.Verdicts.seedsIfFull;
import static dev.touchstone.samples.Verdicts.shrinksTo;
import static dev.touchstone.samples.Verdicts.under;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ListClaimsTests {
  private static String zeros(int count) {
    return Collections.nCopies(count, 0).toString();
  }

  /** Row 14. */
  @Nested
  class ATreeArray {
    private static final int CASES = 1_000;

    @Test
    void isFalsifiedWithinAThousandCasesUnderAtLeast95Of100Seeds() {
      List<Verdict> verdicts = seeds(100)
          .mapToObj(seed -> under(
              seed,
              ListClaims.treeArrayKeepsElements(10)
                  .cases(CASES)
                  .shrinking(1, java.time.Duration.ofSeconds(1))))
          .toList();
      assertThat(verdicts.stream().filter(Verdict.Falsified.class::isInstance).count())
          .isGreaterThanOrEqualTo(95);
    }

    @Test
    void losesTheLastOf41Zeros() {
      shrinksTo(seedsIfFull(100), ListClaims.treeArrayKeepsElements(10).cases(CASES), zeros(41));
    }

    @Test
    void losesTheLastOf13ZerosWhereLeavesAreSmall() {
      shrinksTo(seedsIfFull(100), ListClaims.treeArrayKeepsElements(3).cases(CASES), zeros(13));
    }

    @Test
    void passesWhereListsAreShort() {
      passes(CASES, ListClaims.treeArrayKeepsElements(10).maxSize(30));
    }
  }

  /** Row 15. */
  @Nested
  class Sorting {
    @Test
    void thatDropsEqualEntriesFailsOnTwoOfThem() {
      shrinksTo(seeds(100), ListClaims.sorts(Quicksort::sortDroppingEqual), "[(0,\"\"), (0,\"\")]");
    }

    @Test
    void thatKeepsThemPasses() {
      passes(1_000, ListClaims.sorts(Quicksort::sort));
    }
  }

  /** Row 16. */
  @Nested
  class AStack {
    @Test
    void isAsBeforeAfterPushAndPop() {
      passes(1_000, ListClaims.popUndoesPush());
    }
  }
}

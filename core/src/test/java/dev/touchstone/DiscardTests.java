package dev.touchstone;

import static dev.touchstone.Case.assume;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.Rolls;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DiscardTests {
  private int runs;

  @Nested
  class CasesThatDoNotCount {
    /** Checks a claim of which one case counts, then some do not, and so on. */
    private Verdict afterEachThatCounts(int discarded) {
      return Claim.forAll(Gen.longs())
          .asserts(n -> assume(runs++ % (1 + discarded) == 0))
          .check();
    }

    private Verdict atFirst(int discarded) {
      return Claim.forAll(Gen.longs()).asserts(n -> assume(runs++ >= discarded)).check();
    }

    @Test
    void mayBeTenTimesAsManyAsThoseThatDo() {
      Verdict verdict = afterEachThatCounts(10);
      assertThat(verdict).isInstanceOf(Verdict.Passed.class);
      assertThat(verdict.statistics().cases()).isEqualTo(100);
      assertThat(verdict.statistics().discarded()).isEqualTo(990);
    }

    @Test
    void areGivenUpWhereTheyAreMoreThanTenTimesAsMany() {
      Verdict verdict = afterEachThatCounts(11);
      assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
      assertThat(verdict.statistics().cases()).isEqualTo(10);
      assertThat(verdict.statistics().discarded()).isEqualTo(101);
      assertThat(verdict.report())
          .startsWith("Gave up: 101 cases did not count, 10 did; assume at DiscardTests.java:")
          .endsWith(" 100%");
    }

    @Test
    void mayBeOneHundredBeforeAnyCounts() {
      Verdict verdict = atFirst(100);
      assertThat(verdict).isInstanceOf(Verdict.Passed.class);
      assertThat(verdict.statistics().cases()).isEqualTo(100);
    }

    @Test
    void areGivenUpWhereTheyAreMoreBeforeAnyCounts() {
      Verdict verdict = atFirst(101);
      assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
      assertThat(verdict.report()).contains("101 cases did not count, 0 did");
    }
  }

  @Nested
  class AFilter {
    private int tries;

    private long drawn(int accepted) {
      return Rolls.random(Gen.longs().filter("rare", n -> ++tries == accepted), 1, 30);
    }

    @Test
    void triesOneHundredTimes() {
      drawn(100);
      assertThat(tries).isEqualTo(100);
    }

    @Test
    void refusesTheCaseAfterThat() {
      assertThatThrownBy(() -> drawn(101))
          .isInstanceOfSatisfying(
              Discarded.class, discarded -> assertThat(discarded.site()).isEqualTo("rare"));
      assertThat(tries).isEqualTo(100);
    }
  }
}

package dev.touchstone;

import static dev.touchstone.Case.measure;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class StatisticsTests {
  private static Verdict measured(Integer... values) {
    return Claim.forAll(Gen.elements(values)).asserts(n -> measure("amount", n)).check();
  }

  @Nested
  class AMeasure {
    @Test
    void isShownByItsEndsQuartersAndMean() {
      assertThat(measured(16, 3, 1, 8, 2).report())
          .isEqualTo("Passed (exhaustive, 5 cases)\n"
              + "  amount: min 1, 25% 2, median 3, 75% 8, max 16, mean 6");
    }

    @Test
    void isShownWithTwoDigitsAfterThePoint() {
      assertThat(measured(1, 1, 0).report()).endsWith("max 1, mean 0.67");
    }

    @Test
    void mayBeNegative() {
      assertThat(measured(-5, -1, 3).report())
          .endsWith("  amount: min -5, 25% -1, median -1, 75% 3, max 3, mean -1");
    }

    @Test
    void isKeptInAscendingOrder() {
      assertThat(measured(16, 3, 1, 8, 2).statistics().measures())
          .containsOnlyKeys("amount")
          .containsEntry("amount", List.of(1.0, 2.0, 3.0, 8.0, 16.0));
    }

    @Test
    void countsEachTimeInACase() {
      Verdict verdict = Claim.forAll(Gen.elements(1, 5))
          .asserts(n -> {
            measure("amount", n);
            measure("amount", 2 * n);
          })
          .check();
      assertThat(verdict.statistics().measures())
          .containsEntry("amount", List.of(1.0, 2.0, 5.0, 10.0));
    }
  }
}

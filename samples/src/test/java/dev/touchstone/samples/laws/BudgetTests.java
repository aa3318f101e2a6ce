package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.Budget;
import dev.touchstone.laws.Law;
import dev.touchstone.laws.LawReport;
import org.junit.jupiter.api.Test;

/** A signature too large to be explored whole gives what was found in time. */
class BudgetTests {
  @Test
  void manyFunctionsGiveAValidPartialReport() {
    LawReport report = ManyFunctions.lists()
        .maxSize(7)
        .budget(Budget.terms(1_200))
        .confirm(5_000)
        .discover();
    assertThat(report.complete()).isFalse();
    assertThat(report.completed()).isGreaterThanOrEqualTo(2);
    assertThat(report.text()).contains("complete to " + report.completed() + " only");
    assertThat(report.laws())
        .extracting(Law::toString)
        .contains("reverse(reverse(xs)) = xs")
        .doesNotContain("length(ys) = length(xs)");
    assertThat(report.retested(5_000, 99)).isEmpty();
  }

  @Test
  void theSameBudgetGivesTheSameReport() {
    String first = partial();
    assertThat(partial()).isEqualTo(first);
  }

  private static String partial() {
    return ManyFunctions.lists()
        .maxSize(7)
        .budget(Budget.terms(200))
        .confirm(0)
        .discover()
        .text();
  }
}

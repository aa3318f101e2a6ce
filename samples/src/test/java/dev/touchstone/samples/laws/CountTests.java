package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.LawReport;
import dev.touchstone.samples.Verdicts;
import org.junit.jupiter.api.Test;

/** How many terms, classes and equations published runs had. */
class CountTests {
  @Test
  void connectivesHaveThePublishedCountsAtEveryDepth() {
    Verdicts.seeds(10).forEach(seed -> {
      counts(seed, 1, 5, 5, 0);
      counts(seed, 2, 60, 14, 46);
      counts(seed, 3, 411, 52, 359);
    });
  }

  private static void counts(long seed, int depth, int terms, int classes, int raw) {
    LawReport report =
        BooleanLaws.connectives().depth(depth).confirm(0).seed(seed).discover();
    assertThat(report.terms()).isEqualTo(terms);
    assertThat(report.classes()).isEqualTo(classes);
    assertThat(report.rawEquations()).isEqualTo(raw);
  }

  @Test
  void connectivesNeedNoMoreEvaluationsThanPublished() {
    LawReport report = BooleanLaws.connectives().depth(3).confirm(0).discover();
    assertThat(report.evaluations()).isLessThanOrEqualTo(205_912);
  }

  @Test
  void setsHaveThePublishedCounts() {
    LawReport adding = LawTable.row("S1").discovered(0, 0);
    assertThat(adding.terms()).isEqualTo(1_041);
    assertThat(adding.rawEquations()).isEqualTo(828);
    LawReport units = LawTable.row("S2").discovered(0, 0);
    assertThat(units.terms()).isEqualTo(348);
    assertThat(units.rawEquations()).isEqualTo(264);
  }
}

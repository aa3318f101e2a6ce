package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.LawReport;
import dev.touchstone.samples.Verdicts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many terms, classes, equations and laws published runs had. */
class CountTests {
  @Test
  void conjunctionAndFalseHaveThreeLaws() {
    LawRow row = new LawRow(BooleanLaws::conjunction, 2, 10);
    row.isExactly(List.of("x && x = x", "x && y = y && x", "x && false = false"));
    LawReport report = row.discovered(0);
    assertThat(report.terms()).isEqualTo(12);
    assertThat(report.rawEquations()).isEqualTo(8);
  }

  @Test
  void connectivesHaveThePublishedCountsAtEveryDepth() {
    Verdicts.seeds(10).forEach(seed -> {
      counts(seed, 1, 5, 5, 0);
      counts(seed, 2, 60, 14, 46);
      counts(seed, 3, 411, 52, 359);
    });
  }

  private static void counts(long seed, int depth, int terms, int classes, int raw) {
    LawReport report = new LawRow(BooleanLaws::connectives, depth, 1).discovered(seed);
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
  void additionHasTwoLaws() {
    LawRow.of(BooleanLaws::addition)
        .isExactly(List.of("x + y = y + x", "x + (y + z) = y + (x + z)"));
  }

  @Test
  void theSameSeedGivesTheSameReport() {
    String first = LawRow.of(ListLaws::merging).discovered(7).text();
    assertThat(LawRow.of(ListLaws::merging).discovered(7).text()).isEqualTo(first);
  }
}

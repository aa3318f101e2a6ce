package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.Explanation;
import dev.touchstone.laws.Law;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.Misconception;
import org.junit.jupiter.api.Test;

/** Why equations are, or are not, among the laws. */
class ExplanationTests {
  private static LawReport discovered(String row) {
    return LawTable.row(row).discovered(0, 2_000);
  }

  private static Misconception refuted(Explanation explanation) {
    assertThat(explanation).isInstanceOf(Explanation.Refuted.class);
    return ((Explanation.Refuted) explanation).why();
  }

  @Test
  void aQueueOfOneElementShowsWhyTailIsNoInverse() {
    assertThat(refuted(discovered("Q1").explain("tail(in_r(X, Q))", "Q")).counterexample())
        .containsEntry("Q", "TwoListQueue[rear=[0], front=[]]");
  }

  @Test
  void proofsNameTheLawsTheyUse() {
    Explanation explanation =
        discovered("Q1").explain("join(join(Q, new), Q2)", "join(Q, join(new, Q2))");
    assertThat(explanation).isInstanceOf(Explanation.Proved.class);
    assertThat(((Explanation.Proved) explanation).from())
        .extracting(Law::toString)
        .isSubsetOf(
            "join(Q, new) = Q", "join(new, Q) = Q", "join(join(Q, Q2), Q3) = join(Q, join(Q2, Q3))")
        .isNotEmpty();
  }

  @Test
  void roundingTwiceIsRefutedByTheSmallestDecimal() {
    Misconception why =
        refuted(discovered("F7").explain("adjust(adjust(A, M), 0)", "adjust(A, 0)"));
    assertThat(why.counterexample()).containsEntry("A", "0.45").containsEntry("M", "1");
    assertThat(why.left()).isEqualTo("1");
    assertThat(why.right()).isEqualTo("0");
  }

  @Test
  void shiftingUndoesMultiplicationByPowersOfTen() {
    Explanation explanation = FixedPointLaws.scaling()
        .depth(2)
        .confirm(0)
        .discover()
        .explain("shr(mult(A, ten_to(N)), N)", "A");
    assertThat(explanation)
        .isEqualTo(new Explanation.Open(
            100_000, "a side has depth 4, and all terms were looked at up to depth 2"));
  }
}

package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.Explanation;
import dev.touchstone.laws.Law;
import java.util.List;
import org.junit.jupiter.api.Test;

class QueueLawTests {
  @Test
  void structureShowsThroughWhatTailLeaves() {
    LawRow.of(QueueLaws::byStructure)
        .implies(
            List.of(
                "join(new, Q) = Q",
                "join(Q, new) = Q",
                "join(join(Q, Q2), Q3) = join(Q, join(Q2, Q3))",
                "to_list(Q) ++ to_list(Q2) = to_list(join(Q, Q2))",
                "reverse(in(X, Q)) = in_r(X, reverse(Q))",
                "tail(reverse(Q)) = reverse(liat(Q))",
                "to_list(Q) ++ (X : []) = to_list(in(X, Q))",
                "X : to_list(Q) = to_list(in_r(X, Q))",
                "tail(in_r(Y, Q)) = tail(in_r(X, Q))"),
            List.of("tail(in_r(X, Q)) = Q"));
  }

  @Test
  void aQueueOfOneElementShowsWhyTailIsNoInverse() {
    Explanation explanation =
        LawRow.of(QueueLaws::byStructure).discovered(0).explain("tail(in_r(X, Q))", "Q");
    assertThat(explanation).isInstanceOf(Explanation.Refuted.class);
    assertThat(((Explanation.Refuted) explanation).why().counterexample())
        .containsEntry("Q", "TwoListQueue[rear=[0], front=[]]");
  }

  @Test
  void proofsNameTheLawsTheyUse() {
    Explanation explanation = LawRow.of(QueueLaws::byStructure)
        .discovered(0)
        .explain("join(join(Q, new), Q2)", "join(Q, join(new, Q2))");
    assertThat(explanation).isInstanceOf(Explanation.Proved.class);
    assertThat(((Explanation.Proved) explanation).from())
        .extracting(Law::toString)
        .isSubsetOf(
            "join(Q, new) = Q", "join(new, Q) = Q", "join(join(Q, Q2), Q3) = join(Q, join(Q2, Q3))")
        .isNotEmpty();
  }

  @Test
  void contentsHideTheStructure() {
    LawRow.of(QueueLaws::byContents)
        .implies(List.of("tail(in_r(X, Q)) = Q", "liat(in(X, Q)) = Q"), List.of());
  }
}

package dev.touchstone.samples.laws;

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
  void contentsHideTheStructure() {
    LawRow.of(QueueLaws::byContents)
        .implies(List.of("tail(in_r(X, Q)) = Q", "liat(in(X, Q)) = Q"), List.of());
  }
}

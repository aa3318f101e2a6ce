package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PartialOrderTests {
  private static final Gen<List<FailureSet>> BUGS =
      Gen.lists(Gen.subsets(List.of(0, 1, 2, 3, 4, 5)).map(FailureSet::of), 0, 6);

  /** Programs 0 and 4 are right, 1 has the first bug, 2 the first two, 3 all three. */
  private static final List<FailureSet> CHAIN =
      List.of(FailureSet.of(1, 2, 3), FailureSet.of(2, 3), FailureSet.of(3));

  @Test
  void equalProgramsShareANodeAndStepsAreNotSkipped() {
    PartialOrder order = PartialOrder.of(CHAIN, 5);
    assertThat(order.nodes())
        .extracting(PartialOrder.Node::programs)
        .containsExactly(List.of(0, 4), List.of(1), List.of(2), List.of(3));
    assertThat(order.edges())
        .containsExactly(
            new PartialOrder.Edge(0, 1, 0, 0),
            new PartialOrder.Edge(1, 2, 1, 0),
            new PartialOrder.Edge(2, 3, 2, 0));
    assertThat(order.isBetter(0, 3)).isTrue();
    assertThat(order.isBetter(4, 0)).isFalse();
  }

  @Test
  void anEdgeNamesTheFirstBugThatSetsThemApartAndCountsTheRest() {
    PartialOrder order = PartialOrder.of(CHAIN, 2);
    assertThat(order.edges()).containsExactly(new PartialOrder.Edge(0, 1, 0, 0));
    PartialOrder far = PartialOrder.of(List.of(FailureSet.of(1), FailureSet.of(1)), 2);
    assertThat(far.edges()).containsExactly(new PartialOrder.Edge(0, 1, 0, 1));
  }

  @Test
  void edgesAreThoseWithNothingBetween() {
    Claim.forAll(BUGS, bugs -> {
          PartialOrder order = PartialOrder.of(bugs, 6);
          for (int a = 0; a < order.nodes().size(); a++) {
            for (int b = 0; b < order.nodes().size(); b++) {
              if (hasEdge(order, a, b) != isCovered(order, a, b)) {
                return false;
              }
            }
          }
          return true;
        })
        .seed(Seed.of(5))
        .cases(500)
        .orThrow();
  }

  private static boolean hasEdge(PartialOrder order, int a, int b) {
    return order.edges().stream().anyMatch(edge -> edge.better() == a && edge.worse() == b);
  }

  private static boolean isCovered(PartialOrder order, int a, int b) {
    return isBelow(order, a, b)
        && order.nodes().stream()
            .map(order.nodes()::indexOf)
            .noneMatch(c -> isBelow(order, a, c) && isBelow(order, c, b));
  }

  private static boolean isBelow(PartialOrder order, int a, int b) {
    FailureSet few = order.nodes().get(a).failed();
    FailureSet many = order.nodes().get(b).failed();
    return !few.equals(many) && few.isSubsetOf(many);
  }

  @Test
  void aMatrixIsRankedByItsColumns() {
    Ranking<String> ranking = Rank.fromMatrix(
        List.of("A1", "A2", "A3"),
        Map.of("t1", FailureSet.of(0, 1, 2), "t2", FailureSet.of(0), "t3", FailureSet.of(1)),
        Seed.of(0).root());
    assertThat(ranking.bugs()).hasSize(3);
    assertThat(ranking.scores().passed()).containsExactly(1, 1, 2);
    assertThat(ranking.scores().rank(2)).isEqualTo(1);
    assertThat(ranking.scores().rank(0)).isEqualTo(2);
    assertThat(ranking.arrows()).isEqualTo(Map.of("A3", List.of("A1", "A2")));
  }
}

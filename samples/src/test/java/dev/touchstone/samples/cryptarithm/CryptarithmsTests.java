package dev.touchstone.samples.cryptarithm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranking;
import dev.touchstone.rank.StopRule;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CryptarithmsTests {
  private static final ColumnSolver MODEL = new ColumnSolver();

  @Test
  void theModelSolvesThePuzzlesOfTheTask() {
    assertThat(MODEL.solve("SEND", "MORE", "MONEY"))
        .contains(Map.of('S', 9, 'E', 5, 'N', 6, 'D', 7, 'M', 1, 'O', 0, 'R', 8, 'Y', 2));
    assertThat(MODEL.solve("b", "b", "c")).isPresent();
    assertThat(MODEL.solve("a", "a", "a")).contains(Map.of('a', 0));
    assertThat(MODEL.solve("a", "b", "ab")).isEmpty();
  }

  @Test
  void anyRightSolutionIsAccepted() {
    assertThat(Cryptarithms.isSolution("b", "b", "c", Map.of('b', 1, 'c', 2))).isTrue();
    assertThat(Cryptarithms.isSolution("b", "b", "c", Map.of('b', 4, 'c', 8))).isTrue();
    assertThat(Cryptarithms.isSolution("b", "b", "c", Map.of('b', 1, 'c', 3))).isFalse();
    assertThat(Cryptarithms.isSolution("b", "b", "c", Map.of('b', 1, 'c', 2, 'd', 3)))
        .isFalse();
    assertThat(Cryptarithms.isSolution("aa", "aa", "bb", Map.of('a', 0, 'b', 0)))
        .isFalse();
  }

  @Test
  void wrongSolversAreTold() {
    Rank<Cryptarithm> rank = Cryptarithms.task()
        .answer("model", ColumnSolver::new)
        .answer("largest-first", () -> CryptarithmsTests::largestFirst);
    Cryptarithms.variants().forEach(rank::answer);
    Ranking<Call> ranking = rank.seed(Seed.of(2).root())
        .stop(StopRule.STANDARD.quiet(400).mostTests(800).time(Duration.ofSeconds(60)))
        .run()
        .ranking();
    assertThat(ranking.bugs()).hasSizeGreaterThanOrEqualTo(4);
    assertThat(ranking.bugsOf(0)).as("bugs of the model").isEmpty();
    assertThat(ranking.bugsOf(1))
        .as("bugs of a right solver with other answers")
        .isEmpty();
    for (int program = 2; program < ranking.ids().size(); program++) {
      assertThat(ranking.bugsOf(program)).as(ranking.ids().get(program)).isNotEmpty();
    }
  }

  /** Solves the puzzle with the summands exchanged: as right, and often another solution. */
  private static Optional<Map<Character, Integer>> largestFirst(String a, String b, String sum) {
    return MODEL.solve(b, a, sum);
  }
}

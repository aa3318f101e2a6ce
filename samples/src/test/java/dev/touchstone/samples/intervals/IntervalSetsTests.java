package dev.touchstone.samples.intervals;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import dev.touchstone.rank.Bug;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Ranking;
import dev.touchstone.rank.StopRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class IntervalSetsTests {
  private static final boolean FULL = Boolean.getBoolean("touchstone.full");
  private static final int SEEDS = FULL ? 10 : 2;
  private static final StopRule RULE = FULL
      ? StopRule.STANDARD.mostTests(60_000)
      : StopRule.STANDARD.quiet(3_000).mostTests(8_000);

  private static Ranked ranked(long seed) {
    Rank<IntervalSet> rank = IntervalSets.task().answer("model", ModelIntervalSet::new);
    IntervalSets.variants().forEach(rank::answer);
    return rank.seed(Seed.of(seed).root()).stop(RULE).run();
  }

  @Test
  void everyVariantHasABugAndEveryOperationAWitness() {
    Ranking<Call> ranking = ranked(1).ranking();
    assertThat(ranking.bugs()).hasSizeGreaterThanOrEqualTo(12);
    assertThat(ranking.bugsOf(0)).as("bugs of the model").isEmpty();
    for (int program = 1; program < ranking.ids().size(); program++) {
      assertThat(ranking.bugsOf(program)).as(ranking.ids().get(program)).isNotEmpty();
    }
    assertThat(
            ranking.bugs().stream().map(bug -> bug.witness().method()).collect(Collectors.toSet()))
        .containsExactlyInAnyOrder("member", "insert", "delete", "merge");
    assertThat(ranking.bugs()).extracting(Bug::witness).contains(Call.of("insert", 0, List.of()));
  }

  @Test
  void theOrderDoesNotDependOnTheSeed() {
    Set<Object> orders = new LinkedHashSet<>();
    List<Ranking<Call>> rankings = new ArrayList<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      rankings.add(ranked(seed).ranking());
      orders.add(rankings.get(rankings.size() - 1).arrows());
    }
    assertThat(orders).hasSize(1);
    for (int program = 0; program < rankings.get(0).ids().size(); program++) {
      int at = program;
      var places = rankings.stream().mapToInt(r -> r.scores().rank(at)).summaryStatistics();
      assertThat(places.getMax() - places.getMin()).isLessThanOrEqualTo(1);
    }
  }
}

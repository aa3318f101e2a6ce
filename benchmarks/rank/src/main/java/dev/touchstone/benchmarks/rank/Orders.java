package dev.touchstone.benchmarks.rank;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Ranking;
import dev.touchstone.rank.StopRule;
import dev.touchstone.samples.anonymiser.Anonymiser;
import dev.touchstone.samples.anonymiser.Anonymisers;
import dev.touchstone.samples.anonymiser.CubeOrder;
import dev.touchstone.samples.anonymiser.ModelAnonymiser;
import dev.touchstone.samples.intervals.IntervalSet;
import dev.touchstone.samples.intervals.IntervalSets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Rankings whose outcome is known, or must be the same every time. */
record Orders(int distinct, int spread) {
  /** Ranks the answers about interval sets under some seeds. */
  static Orders ofIntervals(int seeds) {
    Set<Object> orders = new HashSet<>();
    int[][] places = new int[seeds][];
    for (int seed = 0; seed < seeds; seed++) {
      Rank<IntervalSet> rank = IntervalSets.task();
      IntervalSets.variants().forEach(rank::answer);
      Ranking<Call> ranking = rank.seed(Seed.of(seed).root())
          .stop(StopRule.STANDARD.mostTests(60_000))
          .run()
          .ranking();
      orders.add(ranking.arrows());
      int[] byProgram = new int[ranking.ids().size()];
      for (int program = 0; program < byProgram.length; program++) {
        byProgram[program] = ranking.scores().rank(program);
      }
      places[seed] = byProgram;
    }
    int spread = 0;
    for (int program = 0; program < places[0].length; program++) {
      int low = Integer.MAX_VALUE;
      int high = 0;
      for (int[] run : places) {
        low = Math.min(low, run[program]);
        high = Math.max(high, run[program]);
      }
      spread = Math.max(spread, high - low);
    }
    return new Orders(orders.size(), spread);
  }

  /** Returns how many of some seeds reproduce the published findings about four mutations. */
  static int cubes(int seeds) {
    int right = 0;
    for (int seed = 0; seed < seeds; seed++) {
      Rank<Anonymiser> rank = Rank.of(Anonymiser.class)
          .model(new ModelAnonymiser())
          .tests(Anonymisers.texts(Gen.elements('a', '@', '.', ' ', '_'), 10));
      Ranked ranked = Anonymisers.cube(rank).seed(Seed.of(seed).root()).run();
      boolean order = CubeOrder.of(ranked.ranking()).equals(CubeOrder.PUBLISHED);
      right += order && namesAnomalies(ranked) ? 1 : 0;
    }
    return right;
  }

  private static boolean namesAnomalies(Ranked ranked) {
    List<String> ids = ranked.ranking().ids();
    Set<String> named = new HashSet<>();
    ranked
        .maskings()
        .forEach(
            masking -> named.add(ids.get(masking.program()) + " " + ids.get(masking.passing())));
    return named.containsAll(Set.of("A5 A7", "A13 A15"));
  }
}

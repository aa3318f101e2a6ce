package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.StopRule;
import dev.touchstone.rank.report.RankData;
import dev.touchstone.rank.report.RankText;
import dev.touchstone.samples.intervals.IntervalSet;
import dev.touchstone.samples.intervals.IntervalSets;
import java.util.ArrayList;
import java.util.List;

/** Ranks wrong answers to a shipped task by the bugs they share. */
record RankStage() implements Stage {
  private static final int TESTS = 3_000;

  @Override
  public String name() {
    return "rank";
  }

  @Override
  public String title() {
    return "Rank: which program is better, and which bugs do they share";
  }

  @Override
  public long steps() {
    return TESTS;
  }

  @Override
  public Outcome run(Node node, Progress progress) {
    Rank<IntervalSet> rank = IntervalSets.task();
    IntervalSets.variants().forEach(rank::answer);
    Ranked ranked = rank.seed(node)
        .stop(StopRule.STANDARD.quiet(1_000).mostTests(TESTS))
        .progress(tests -> progress.at(tests, TESTS, tests))
        .run();
    List<String> lines = new ArrayList<>();
    lines.add("Nineteen answers to one task, each with a fault of its own:");
    RankText.bugs(ranked.ranking()).forEach(line -> lines.add("  " + line));
    lines.add("see: touchstone rank sample intervals --out FOLDER");
    return new Outcome(lines, RankData.of(ranked));
  }
}

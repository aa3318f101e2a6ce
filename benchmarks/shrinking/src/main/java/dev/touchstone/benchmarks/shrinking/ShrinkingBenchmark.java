package dev.touchstone.benchmarks.shrinking;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.samples.challenges.Challenge;
import dev.touchstone.samples.challenges.PublicChallenges;
import java.util.Map;

/**
 * Where the public shrinking challenges end and how many evaluations that takes, beside jqwik in the
 * same run and the figures published for Hypothesis.
 *
 * <p>jqwik runs with few seeds, as it may shrink for ten seconds under each.
 */
public final class ShrinkingBenchmark {
  private static final int UNPUBLISHED = 250;
  private static final int MOST_EVALUATIONS = 5_000;

  private ShrinkingBenchmark() {}

  public static void main(String[] args) throws Exception {
    Benchmark.named("shrinking").run(args, ShrinkingBenchmark::measure);
  }

  private static void measure(Benchmark.Options options, Report report) throws Exception {
    int peerSeeds = options.size(3, 10);
    Map<String, Double> jqwik = Fork.peer("jqwik")
        .run("dev.touchstone.benchmarks.jqwik.JqwikShrinking", Integer.toString(peerSeeds));
    measure(options.size(20, 100), peerSeeds, jqwik, report);
  }

  /** Measures our side under a number of seeds and reports it beside jqwik's figures. */
  static void measure(int seeds, int peerSeeds, Map<String, Double> jqwik, Report report) {
    Table table = Table.of(
        "challenge",
        "normal form",
        "evaluations",
        "asked",
        "tail",
        "most",
        "Hypothesis 5.23 (published)",
        "jqwik 1.9.3",
        "jqwik's most",
        "jqwik's answers");
    int worst = 0;
    double slowest = 0;
    for (Challenge<?> challenge : PublicChallenges.all()) {
      Score score = Score.of(challenge, seeds);
      worst = Math.max(worst, score.most());
      slowest = Math.max(slowest, score.slowest());
      row(table, challenge, score, jqwik, peerSeeds);
      report.metric(score.name() + "_normal_pct", score.idealPercent());
      report.metric(score.name() + "_mean_evals", score.evaluations());
      report.metric(score.name() + "_certificate_evals", score.certificate());
    }
    report.metric("worst_evals", worst);
    report.metric("worst_ms", slowest);
    report.table(table);
    report.note(
        "%d seeds, jqwik %d; means over the seeds. The tail proves that nothing smaller fails."
            .formatted(seeds, peerSeeds));
    report.note("Asked: 100%% normal forms, and at most %,d evaluations in any run, tail included."
        .formatted(MOST_EVALUATIONS));
    report.note("The slowest run took %.0f ms from the failing case to the verdict. Asked: 1000."
        .formatted(slowest));
    report.note("The figures of Hypothesis are published ones and were not measured here.");
  }

  private static void row(
      Table table, Challenge<?> challenge, Score score, Map<String, Double> jqwik, int peerSeeds) {
    String name = score.name();
    int asked = challenge.published().orElse(UNPUBLISHED);
    double found = jqwik.getOrDefault(name + " found", 0.0);
    table.row(
        name,
        "%d of %d".formatted(score.ideal(), score.seeds()),
        score.evaluations(),
        "<= %d %s".formatted(asked, score.evaluations() <= asked ? "met" : "MISSED"),
        score.certificate(),
        score.most(),
        challenge.published().isPresent() ? asked : "-",
        found == 0 ? "not found" : jqwik.getOrDefault(name + " evals", 0.0),
        Math.round(jqwik.getOrDefault(name + " most", 0.0)),
        "%.0f in %.0f of %d"
            .formatted(jqwik.getOrDefault(name + " answers", 0.0), found, peerSeeds));
  }
}

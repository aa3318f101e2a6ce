package dev.touchstone.benchmarks.rank;

import dev.touchstone.Ticker;
import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Benchmark.Part;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import dev.touchstone.rank.BugInference;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.StopRule;
import dev.touchstone.rank.Submissions;
import dev.touchstone.samples.anonymiser.Anonymisers;
import dev.touchstone.samples.anonymiser.Faults;
import dev.touchstone.samples.anonymiser.HandedIn;
import dev.touchstone.samples.anonymiser.MutantStudy;
import dev.touchstone.samples.hostile.HostileSubmissions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Whether rankings are right, how stable they are, and what it costs to shut programs in.
 *
 * <p>No peer infers bugs across programs, so there is nothing to measure beside.
 */
public final class RankBenchmark {
  private static final double MOST_HOSTILE_SECONDS = 30;
  private static final double MOST_ERROR = 6;
  private static final StopRule QUIET =
      new StopRule(10_000, 1, 200_000, java.time.Duration.ofMinutes(10));

  private final Benchmark.Options options;
  private final Report report;
  private final Table table = Table.of("measure", "measured", "asked");

  private RankBenchmark(Benchmark.Options options, Report report) {
    this.options = options;
    this.report = report;
  }

  public static void main(String[] args) throws Exception {
    Benchmark.named("rank")
        .run(
            args,
            List.of(
                part("--inference", RankBenchmark::inference),
                part("--stability", RankBenchmark::stability),
                part("--isolated", rank -> inFolder(rank::isolated)),
                part("--hostile", rank -> inFolder(rank::hostile))));
  }

  private static Part part(String flag, Measure measure) {
    return new Part(flag, (options, report) -> {
      RankBenchmark rank = new RankBenchmark(options, report);
      measure.of(rank);
      report.table(rank.table);
    });
  }

  private static void inFolder(Attempt attempt) throws IOException {
    Path folder = Files.createTempDirectory("touchstone-rank-bench");
    try {
      attempt.in(folder);
    } finally {
      delete(folder);
    }
  }

  /** What a part measures. */
  @FunctionalInterface
  private interface Measure {
    void of(RankBenchmark rank) throws IOException;
  }

  /** What needs a folder to write submissions to. */
  @FunctionalInterface
  private interface Attempt {
    void in(Path folder) throws IOException;
  }

  private void row(String key, double value, String what, String measured, String asked) {
    report.metric(key, value);
    table.row(what, measured, asked);
  }

  private static double seconds(long since) {
    return (Ticker.system().nanos() - since) / 1e9;
  }

  private void inference() {
    int families = options.size(1_000, 10_000);
    int agreeing = Families.agreeing(families, Seed.of(1).root().open());
    row(
        "brute_agrees",
        agreeing,
        "families with the bugs of the definition",
        agreeing + " of " + families,
        "all");
    double slowest = 0;
    for (int round = 0; round < 3; round++) {
      slowest = Math.max(slowest, timed(Families.planted(500, 60, 100_000, TfRandom.of(round))));
    }
    row("infer_s", slowest, "s for 100,000 sets of 500 programs", "%.2f".formatted(slowest), "2");
    double noise = timed(Families.noise(500, options.size(5_000, 20_000), TfRandom.of(9)));
    row("infer_noise_s", noise, "s where no set explains another", "%.2f".formatted(noise), "-");
  }

  private static double timed(List<FailureSet> sets) {
    long before = Ticker.system().nanos();
    BugInference.bugs(sets);
    return seconds(before);
  }

  private void stability() {
    int cubes = options.size(2, 10);
    int right = Orders.cubes(cubes);
    row(
        "anonymiser_ok",
        right == cubes ? 1 : 0,
        "seeds with the published findings",
        right + " of " + cubes,
        "all");
    Orders orders = Orders.ofIntervals(options.size(3, 10));
    row(
        "orders_distinct",
        orders.distinct(),
        "different orders of interval sets",
        Integer.toString(orders.distinct()),
        "1");
    row(
        "rank_spread",
        orders.spread(),
        "greatest difference of places",
        Integer.toString(orders.spread()),
        "1");
    List<Double> errors = MutantStudy.of(
            options.size(150, 300), 4_000, Seed.of(3).root())
        .errors(20, options.size(50, 500), 30);
    double within = 100.0 * errors.stream().filter(e -> e < MOST_ERROR).count() / errors.size();
    row(
        "norm_error_ok_pct",
        within,
        "% of pairs with an error below 6 points",
        "%.0f (worst %.2f)"
            .formatted(within, errors.stream().mapToDouble(e -> e).max().orElse(0)),
        ">= 90");
  }

  private void isolated(Path folder) throws IOException {
    int count = options.size(12, 60);
    Map<String, Path> places = new LinkedHashMap<>();
    for (Faults faults : HandedIn.classroom(count, Seed.of(17).root().open())) {
      String id = "s" + places.size();
      places.put(id, HandedIn.write(folder, id, faults));
    }
    report.note("Submissions were shut in by " + Isolation.strongest() + ".");
    long before = Ticker.system().nanos();
    Ranked ranked = Anonymisers.task()
        .submissions(Submissions.of(places))
        .seed(Seed.of(5).root())
        .stop(QUIET)
        .run();
    double seconds = seconds(before);
    row(
        "isolated_s",
        seconds,
        "s for " + count + " programs, isolated",
        "%.1f (%d bugs; %s)"
            .formatted(seconds, ranked.ranking().bugs().size(), ranked.ranking().unseen()),
        "180");
  }

  private void hostile(Path folder) throws IOException {
    List<String> names = HostileSubmissions.names();
    List<String> tried = options.quick() ? names.subList(0, 4) : names;
    Attacks attacks = new Attacks(folder);
    Table costs = Table.of("attack", "s added", "tests failed", "harmless");
    int ok = 0;
    for (String name : tried) {
      Attacks.Outcome outcome = attacks.run(name);
      boolean fine = outcome.harmless() && outcome.seconds() <= MOST_HOSTILE_SECONDS;
      ok += fine ? 1 : 0;
      costs.row(name, outcome.seconds(), outcome.failed(), fine ? "yes" : "NO");
    }
    report.table(costs);
    row("hostile_ok", ok, "attacks that hurt nobody and cost little", Integer.toString(ok), "all");
    row("hostile_total", tried.size(), "attacks", Integer.toString(tried.size()), "26");
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}

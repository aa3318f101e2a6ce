package dev.touchstone.benchmarks.random;

import static dev.touchstone.benchmarks.random.Contender.L128;
import static dev.touchstone.benchmarks.random.Contender.L64;
import static dev.touchstone.benchmarks.random.Contender.SPLITTABLE;
import static dev.touchstone.benchmarks.random.Contender.TOUCHSTONE;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Benchmark.Options;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import java.util.List;

/** The generator side by side with its peers: time, memory, cold start and, on request, quality. */
public final class RandomBenchmark {
  private static final String STATISTICS = "--statistics";
  private static final List<Contender> PEERS = List.of(SPLITTABLE, L64, L128);

  private RandomBenchmark() {}

  /** Runs the benchmark; see {@code benchmarks/run}. */
  public static void main(String[] args) throws Exception {
    Benchmark.named("random").accepting(STATISTICS).run(args, RandomBenchmark::measure);
  }

  private static void measure(Options options, Report report) throws Exception {
    report.note("JDK " + Runtime.version() + ", " + Race.JVM_OPTIONS + " for every contender");
    report.note("Peers: the JDK's own generators (GPL-2.0 with Classpath exception);"
        + " Bouncy Castle 1.86 (Bouncy Castle Licence)");
    report.note(
        "Processor time, median of JMH iterations; contenders take turns, each in new JVMs");
    report.note("");
    Race race = Race.run(options);
    ColdStart.Result cold = ColdStart.measure(options);
    WholeRuns runs = WholeRuns.measure(options);
    report.table(comparison(race));
    report.note("Cold start: the first 10,000 splits with a draw each, in a new JVM");
    report.table(comparison(cold));
    report.note("Whole runs of claims, per case: the same core with the cipher and without it");
    report.table(runs.table());
    Targets targets = targets(race, cold)
        .add("property_ratio", runs.median(), Bound.atMost(1.1, 1.08))
        .show("largest ratio of a whole run", runs.worst(), Bound.aimAtMost(1.15));
    report.table(targets.table());
    targets.metrics().forEach(report::metric);
    if (options.has(STATISTICS)) {
      Dieharder.run(options, report);
    }
  }

  private static Table comparison(Race race) {
    Table table = Table.comparison("ns");
    for (String measure : List.of(Race.NEXT, Race.SPLIT, Race.SPLIT_DRAW, Race.BULK)) {
      for (Contender peer : PEERS) {
        table.compare(
            measure, peer.title(), race.nanos(measure, TOUCHSTONE), race.nanos(measure, peer));
      }
    }
    return table.compare(
        "block", "Bouncy Castle", race.nanos(Race.BLOCK), race.nanos(Race.PEER_BLOCK));
  }

  private static Table comparison(ColdStart.Result cold) {
    String peer = SPLITTABLE.title();
    return Table.comparison("ms")
        .compare(
            "drawing thread", peer, cold.ours().thread(), cold.splittables().thread())
        .compare("all threads", peer, cold.ours().process(), cold.splittables().process());
  }

  private static Targets targets(Race race, ColdStart.Result cold) {
    int splitDrawGate = Runtime.version().feature() >= 25 ? 8 : 9;
    double bulk = Generators.BULK_BYTES * 1e3 / race.nanos(Race.BULK, TOUCHSTONE);
    return new Targets()
        .add("split_x_splittable", race.ratio(Race.SPLIT, SPLITTABLE), Bound.atMost(1.3, 1.2))
        .show("split, against L128X256Mix", race.ratio(Race.SPLIT, L128), Bound.aimAtMost(0.4))
        .add(
            "splitdraw_x_splittable",
            race.ratio(Race.SPLIT_DRAW, SPLITTABLE),
            Bound.atMost(splitDrawGate, 8))
        .add("splitdraw_x_l128", race.ratio(Race.SPLIT_DRAW, L128), Bound.atMost(1.3, 1.3))
        .show(
            "block alone, against split and draw of L128X256Mix",
            race.nanos(Race.BLOCK) / race.nanos(Race.SPLIT_DRAW, L128),
            Bound.aimAtMost(1.3))
        .add("next_x_splittable", race.ratio(Race.NEXT, SPLITTABLE), Bound.aimAtMost(20))
        .show("nextLong, against L128X256Mix", race.ratio(Race.NEXT, L128), Bound.aimAtMost(3))
        .add(
            "block_x_bouncycastle",
            race.nanos(Race.BLOCK) / race.nanos(Race.PEER_BLOCK),
            Bound.atMost(0.9, 0.85))
        .add("bulk_mb_s", bulk, Bound.aimAtLeast(350))
        .add("bytes_per_draw", race.bytes(Race.NEXT, TOUCHSTONE), Bound.atMost(0, 0))
        .add("bytes_per_split", race.bytes(Race.SPLIT, TOUCHSTONE), Bound.atMost(80, 80))
        .add("cold_ms", cold.ours().thread(), Bound.aimAtMost(12))
        .add("cold_extra_ms", cold.extra(), Bound.atMost(15, 15));
  }
}

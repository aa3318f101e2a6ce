package dev.touchstone.benchmarks.throughput;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.StartUp;
import dev.touchstone.benchmarks.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How many cases and values a second of processor time makes, beside jqwik and QuickTheories.
 *
 * <p>Each contender runs warm in JVMs of its own with the same settings, in turns; a figure is the
 * median over the turns.
 */
public final class ThroughputBenchmark {
  private static final String[] JVM = {"-Xms512m", "-Xmx512m", "-XX:+UseSerialGC"};
  private static final List<String> WORKLOADS = List.of("int", "list", "record", "tree");

  private ThroughputBenchmark() {}

  public static void main(String[] args) throws Exception {
    Benchmark.named("throughput").run(args, ThroughputBenchmark::measure);
  }

  private static void measure(Benchmark.Options options, Report report) throws Exception {
    String rounds = String.valueOf(options.size(8, 24));
    int turns = options.size(1, 3);
    List<Map<String, Double>> ours = new ArrayList<>();
    List<Map<String, Double>> jqwik = new ArrayList<>();
    List<Map<String, Double>> quickTheories = new ArrayList<>();
    for (int turn = 0; turn < turns; turn++) {
      ours.add(run(Fork.here(), Ours.class.getName(), rounds, "1000000"));
      jqwik.add(run(Fork.peer("jqwik"), "dev.touchstone.benchmarks.jqwik.JqwikThroughput", rounds));
      quickTheories.add(run(
          Fork.peer("quicktheories"),
          "dev.touchstone.benchmarks.quicktheories.QuickTheoriesThroughput",
          rounds,
          "400000"));
    }
    compare(report, ours, jqwik, quickTheories);
    int launches = options.size(7, 81);
    StartUp.Cost mine = StartUp.of(launches, Fork::here, OurStartUp.class.getName());
    StartUp.Cost theirs = StartUp.of(
        options.size(3, 15),
        () -> Fork.peer("jqwik"),
        "dev.touchstone.benchmarks.jqwik.JqwikStartUp");
    startUp(report, mine, theirs);
  }

  static void startUp(Report report, StartUp.Cost mine, StartUp.Cost theirs) {
    report.metric("junit_overhead_ms", mine.over());
    report.metric("junit_empty_ms", mine.empty());
    report.metric("jqwik_overhead_ms", theirs.over());
    report.metric("junit_overhead_x_jqwik", mine.over() / theirs.over());
    report.note(
        "The first property costs %.0f ms of CPU over an empty Jupiter test, which takes %.0f. Asked: 80."
            .formatted(mine.over(), mine.empty()));
    report.note(
        "The first property of jqwik costs %.0f ms over an empty Jupiter test; ours %.2f times as much."
            .formatted(theirs.over(), mine.over() / theirs.over()));
  }

  private static Map<String, Double> run(Fork fork, String main, String... args)
      throws IOException, InterruptedException {
    return fork.with(JVM).run(main, args);
  }

  static void compare(
      Report report,
      List<Map<String, Double>> ours,
      List<Map<String, Double>> jqwik,
      List<Map<String, Double>> quickTheories) {
    Table table = Table.comparison("per CPU s");
    for (String workload : WORKLOADS) {
      double mine = middle(ours, workload);
      peer(report, table, workload, "jqwik 1.9.3", "jqwik", mine, jqwik);
      peer(report, table, workload, "QuickTheories 0.26", "quicktheories", mine, quickTheories);
    }
    double mine = middle(ours, "any_length");
    double figure = middle(quickTheories, "list");
    table.compare("any length", "QuickTheories 0.26", mine, figure);
    report.metric("list_any_length_x_quicktheories", mine / figure);
    report.table(table);
    report.note(
        "int, record: cases; list, tree: elements. Asked: int 10x and 2x, list 3x and 1.5x.");
    report.note("Our lists grow with the size of the case and have 25 elements on average, those of"
        + " QuickTheories 50; for the last row ours have any length up to 100, too.");
  }

  private static void peer(
      Report report,
      Table table,
      String workload,
      String name,
      String key,
      double mine,
      List<Map<String, Double>> theirs) {
    if (theirs.get(0).containsKey(workload)) {
      double figure = middle(theirs, workload);
      table.compare(workload, name, mine, figure);
      report.metric(workload + "_x_" + key, mine / figure);
    }
  }

  private static double middle(List<Map<String, Double>> turns, String workload) {
    return Gauge.median(turns.stream().mapToDouble(turn -> turn.get(workload)).toArray());
  }
}

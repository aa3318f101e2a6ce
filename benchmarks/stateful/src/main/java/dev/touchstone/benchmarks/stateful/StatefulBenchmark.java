package dev.touchstone.benchmarks.stateful;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Benchmark.Part;
import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import java.util.List;

/** How small failing scripts get, how fast orders are judged, which races are found. */
public final class StatefulBenchmark {
  private static final int HISTORIES = 10_000;

  private StatefulBenchmark() {}

  public static void main(String[] args) throws Exception {
    Benchmark.named("stateful")
        .run(
            args,
            List.of(
                new Part("--scripts", (options, report) -> scripts(options.size(20, 100), report)),
                new Part("--long", (options, report) -> longScripts(options.size(5, 20), report)),
                new Part("--judge", (options, report) -> judge(report)),
                new Part(
                    "--commands",
                    (options, report) -> Commands.measure(options.size(1, 3), report)),
                new Part(
                    "--instances",
                    (options, report) -> Instances.measure(options.size(5, 15), report)),
                new Part(
                    "--races", (options, report) -> Races.measure(options.size(2, 10), report)),
                new Part(
                    "--correct",
                    (options, report) -> FalseReports.measure(options.size(500, 10_000), report))));
  }

  private static void scripts(int seeds, Report report) {
    Table table = Table.of("row", "exact", "of", "mean runs");
    double lowest = 100;
    for (Row row : Row.all()) {
      Row.Outcome outcome = row.run(seeds);
      lowest = Math.min(lowest, 100.0 * outcome.exact() / seeds);
      table.row(row.number(), outcome.exact(), seeds, Math.round(outcome.evaluations()));
    }
    report.table(table);
    report.metric("minimal_pct", lowest);
    report.note("Asked: at least 95 of 100, rows 1 and 2 always.");
  }

  private static void longScripts(int scripts, Report report) {
    LongScripts shrunk = LongScripts.shrunk(scripts);
    report.metric("long_script_runs", shrunk.runs());
    report.metric("long_script_cpu_s", shrunk.seconds());
    report.note(
        "%d failing scripts of 100 calls and more ended in at most %d calls after at most %d runs and %.2f s of CPU. Asked: 10 calls, 1,000 runs, 2 s."
            .formatted(shrunk.scripts(), shrunk.longest(), shrunk.runs(), shrunk.seconds()));
  }

  private static void judge(Report report) {
    double[] millis = Gauge.interleaved(
        20,
        21,
        () -> {
          WorstJudge.judge(3);
          return 0;
        },
        () -> {
          WorstJudge.judge(1);
          return 0;
        });
    report.metric("judge_worst_ms", millis[0] / 1e6);
    int agreed = new Agreement().of(HISTORIES);
    report.metric("judge_agrees", agreed == HISTORIES ? 1 : 0);
    report.note(
        "Worst history of 12,870 interleavings: %.2f ms where no two meet, %.3f ms where they do. Asked: 50."
            .formatted(millis[0] / 1e6, millis[1] / 1e6));
    report.note("Judge and brute force agree on %,d of %,d histories in both orders."
        .formatted(agreed, HISTORIES));
  }
}

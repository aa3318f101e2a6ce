package dev.touchstone.benchmarks.spaces;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Benchmark.Part;
import dev.touchstone.benchmarks.Hunt;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.benchmarks.bugs.Field;
import dev.touchstone.samples.workloads.Strategy;
import dev.touchstone.samples.workloads.Task;
import dev.touchstone.samples.workloads.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Counts, evenness, predicate calls, reach and faults found of searches under ordinary predicates.
 *
 * <p>A full run takes about an hour, a quick one about ten minutes.
 */
public final class SpacesBenchmark {
  private SpacesBenchmark() {}

  public static void main(String[] args) throws Exception {
    Benchmark.named("spaces")
        .run(
            args,
            List.of(
                new Part(
                    "--counts",
                    (options, report) ->
                        Counts.report(options.size(14, Integer.MAX_VALUE), report)),
                new Part(
                    "--evenness",
                    (options, report) -> Evenness.report(options.size(3, 20), report)),
                new Part("--calls", SpacesBenchmark::calls),
                new Part(
                    "--reach",
                    (options, report) -> Reach.report(
                        Duration.ofSeconds(options.size(100, 300)), options.quick(), report)),
                new Part(
                    "--faults",
                    (options, report) -> faults(
                        new Hunt(options.size(2, 10), Duration.ofSeconds(options.size(10, 60))),
                        report))));
  }

  private static void calls(Benchmark.Options options, Report report) throws Exception {
    Calls.report(options.size(3, 20), report);
    Candidates.report(8, report);
  }

  private static void faults(Hunt hunt, Report report) throws Exception {
    List<Task> tasks = Workloads.all();
    Map<String, Hunt.Outcome> outcomes = new Field(hunt, tasks, System.err).ours(Strategy.GUIDED);
    Table table = Table.of("workload", "tasks", "solved by guided inputs", "not solved");
    for (String workload : tasks.stream().map(Task::workload).distinct().toList()) {
      List<Task> own =
          tasks.stream().filter(task -> task.workload().equals(workload)).toList();
      List<Task> open = own.stream()
          .filter(task -> !Objects.requireNonNull(outcomes.get(task.toString())).solved())
          .toList();
      table.row(workload, own.size(), own.size() - open.size(), open.isEmpty() ? "-" : open);
      report.metric(workload + "_solved_guided", own.size() - open.size());
    }
    report.table(table);
    report.note("Solved: all %d trials found the fault within %d s."
        .formatted(hunt.trials(), hunt.cap().toSeconds()));
  }
}

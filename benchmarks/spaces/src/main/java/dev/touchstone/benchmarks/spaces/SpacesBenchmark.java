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

  /** Tasks that guided inputs do not solve are given to derived ones as well: these should not either. */
  private static void faults(Hunt hunt, Report report) throws Exception {
    List<Task> tasks = Workloads.all();
    List<Task> open = unsolved(hunt, tasks, Strategy.GUIDED);
    List<Task> never = unsolved(hunt, open, Strategy.DERIVED);
    Table table =
        Table.of("workload", "tasks", "solved by guided inputs", "of the others by derived inputs");
    for (String workload : tasks.stream().map(Task::workload).distinct().toList()) {
      List<Task> own = of(workload, open);
      List<Task> derived = own.stream().filter(task -> !never.contains(task)).toList();
      int all = of(workload, tasks).size();
      table.row(workload, all, all - own.size(), derived.size());
      report.metric(workload + "_solved_guided", all - own.size());
      report.metric(workload + "_solved_derived_only", derived.size());
    }
    report.table(table);
    report.note("Not solved by guided inputs: " + (open.isEmpty() ? "none" : open));
    report.note("Solved: all %d trials found the fault within %d s."
        .formatted(hunt.trials(), hunt.cap().toSeconds()));
  }

  private static List<Task> unsolved(Hunt hunt, List<Task> tasks, Strategy strategy)
      throws Exception {
    Map<String, Hunt.Outcome> outcomes = new Field(hunt, tasks, System.err).ours(strategy);
    return tasks.stream()
        .filter(task -> !Objects.requireNonNull(outcomes.get(task.toString())).solved())
        .toList();
  }

  private static List<Task> of(String workload, List<Task> tasks) {
    return tasks.stream().filter(task -> task.workload().equals(workload)).toList();
  }
}

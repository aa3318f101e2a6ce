package dev.touchstone.benchmarks.bugs;

import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Hunt;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.samples.workloads.Task;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** What the contenders came to, by task, and how it is told. */
record Results(List<Task> tasks, Map<Contender, Map<String, Hunt.Outcome>> outcomes) {
  void report(Report report, boolean verbose) {
    Table table =
        Table.of("workload", "inputs", "tasks", "solved", "0.1 s", "1 s", "10 s", "60 s", "cases");
    for (String workload : tasks.stream().map(Task::workload).distinct().toList()) {
      List<Task> own =
          tasks.stream().filter(task -> task.workload().equals(workload)).toList();
      report.metric(workload + "_tasks", own.size());
      for (Contender contender : Contender.values()) {
        report.metric(workload + "_solved_" + contender.key(), (double) solved(own, contender));
        table.row(
            workload,
            contender.key(),
            own.size(),
            solved(own, contender),
            within(0.1, own, contender),
            within(1, own, contender),
            within(10, own, contender),
            within(60, own, contender),
            cases(own, contender));
      }
    }
    report.table(table);
    report.table(detail(verbose ? Task::toString : task -> task.workload() + " " + task.mutant()));
    note(report);
  }

  private Hunt.Outcome outcome(Task task, Contender contender) {
    Map<String, Hunt.Outcome> byTask = Objects.requireNonNull(outcomes.get(contender));
    return Objects.requireNonNull(byTask.get(task.toString()));
  }

  private long solved(List<Task> own, Contender contender) {
    return own.stream().filter(task -> outcome(task, contender).solved()).count();
  }

  private long within(double seconds, List<Task> own, Contender contender) {
    return own.stream()
        .filter(task -> outcome(task, contender).solvedWithin(seconds))
        .count();
  }

  /** Returns the median over the solved tasks of their median cases. */
  private String cases(List<Task> own, Contender contender) {
    double[] medians = own.stream()
        .map(task -> outcome(task, contender))
        .filter(Hunt.Outcome::solved)
        .mapToDouble(outcome -> outcome.medianCases().orElseThrow())
        .toArray();
    return medians.length == 0 ? "-" : "%.0f".formatted(Gauge.median(medians));
  }

  private Table detail(Function<Task, String> group) {
    Table table = Table.of("fault", "tasks", "derived", "handwritten", "jqwik");
    for (String name : tasks.stream().map(group).distinct().toList()) {
      List<Task> own =
          tasks.stream().filter(task -> group.apply(task).equals(name)).toList();
      table.row(
          name,
          own.size(),
          share(own, Contender.DERIVED),
          share(own, Contender.HANDWRITTEN),
          share(own, Contender.JQWIK));
    }
    return table;
  }

  /** Says how many tasks are solved, and the median cases they took. */
  private String share(List<Task> own, Contender contender) {
    return "%d: %s".formatted(solved(own, contender), cases(own, contender));
  }

  private void note(Report report) {
    report.note("In the second table: tasks solved, and the median cases of those.");
    List<Task> lost = tasks.stream()
        .filter(task -> outcome(task, Contender.JQWIK).solved())
        .filter(task -> !outcome(task, Contender.DERIVED).solved())
        .toList();
    report.metric("missed_derived", lost.size());
    report.note(
        "Tasks that jqwik solves and derived inputs do not: " + (lost.isEmpty() ? "none" : lost));
    double[] ratios = tasks.stream()
        .filter(task -> outcome(task, Contender.JQWIK).solved())
        .filter(task -> outcome(task, Contender.DERIVED).solved())
        .mapToDouble(task -> median(task, Contender.DERIVED) / median(task, Contender.JQWIK))
        .toArray();
    if (ratios.length > 0) {
      report.metric("cases_x_jqwik", Gauge.median(ratios));
      report.note(String.format(
          Locale.ROOT,
          "Cases, derived / jqwik, median over %d tasks that both solve: %.2f. Asked: 0.5.",
          ratios.length,
          Gauge.median(ratios)));
    }
  }

  private double median(Task task, Contender contender) {
    return outcome(task, contender).medianCases().orElseThrow();
  }
}

package dev.touchstone.benchmarks.spaces;

import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How large values can be of which two thousand are drawn within limits of time and memory. */
final class Reach {
  private static final long SKEW = 10_000;

  private final Duration limit;
  private final Table table = Table.of(
      "drawn", "skew", "size", "predicate calls", "frozen", "nodes", "distinct", "seconds");

  Reach(Duration limit) {
    this.limit = limit;
  }

  /** Reports the sizes reached: those asked for, and larger ones unless the run is a quick one. */
  static void report(Duration limit, boolean quick, Report report)
      throws IOException, InterruptedException {
    Reach reach = new Reach(limit);
    List<Integer> terms = quick ? List.of(23, 28, 30) : List.of(23, 28, 30, 32, 34, 36);
    report.metric("lambda_uniform_size", reach.of(Subject.TERMS, 0, terms));
    report.metric("lambda_10k_size", reach.of(Subject.TERMS, SKEW, terms));
    if (!quick) {
      reach.of(Subject.TERMS, -1, List.of(23, 28));
      reach.of(Subject.TERMS_BY_VIEW, 0, List.of(23, 30));
    }
    report.metric(
        "rbt_size",
        reach.of(Subject.RED_BLACK_FUSED, 0, quick ? List.of(40) : List.of(40, 45, 50)));
    List<Double> programs = new ArrayList<>();
    programs.add(
        reach.of(Subject.PROGRAMS_12345, 0, quick ? List.of(15) : List.of(15, 17, 19, 21)));
    programs.add(reach.of(Subject.PROGRAMS_1345, SKEW, quick ? List.of(30) : List.of(30, 32, 34)));
    programs.add(reach.of(Subject.PROGRAMS_135, SKEW, quick ? List.of(31) : List.of(31, 33, 35)));
    report.metrics("programs_sizes", programs);
    report.table(reach.table);
    report.note("%d values, one seed, a JVM of its own with 4 GiB and %d s for each row."
        .formatted(Draws.VALUES, limit.toSeconds()));
  }

  /** Returns the largest size that was reached before the first that was not; zero for none. */
  private double of(Subject subject, long skew, List<Integer> sizes) throws InterruptedException {
    double reached = 0;
    for (int size : sizes) {
      if (!reaches(subject, skew, size)) {
        break;
      }
      reached = size;
    }
    return reached;
  }

  private boolean reaches(Subject subject, long skew, int size) throws InterruptedException {
    String name = skew < 0 ? "unbounded" : skew == 0 ? "uniform" : Long.toString(skew);
    try {
      Map<String, Double> figures = Fork.here()
          .with("-Xmx4g")
          .within(limit)
          .run(Draws.class.getName(), subject.name(), Integer.toString(size), Long.toString(skew));
      table.row(
          subject.title(),
          name,
          size,
          figures.getOrDefault("calls", 0.0),
          figures.getOrDefault("frozen", 0.0),
          figures.getOrDefault("nodes", 0.0),
          figures.getOrDefault("distinct", 0.0),
          figures.getOrDefault("seconds", 0.0));
      return true;
    } catch (IOException tooMuch) {
      table.row(subject.title(), name, size, "not within limits", "-", "-", "-", "-");
      return false;
    }
  }
}

package dev.touchstone.benchmarks.laws;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Benchmark.Part;
import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.laws.LawReport;
import dev.touchstone.samples.laws.LawRow;
import dev.touchstone.samples.laws.LawTable;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Whether the laws of published runs are found under every seed, how many of those shown are false, and
 * how long a search takes.
 *
 * <p>Times are processor times of the second search in one JVM or a later one, without confirmation; that
 * of confirming is told apart. Published times were measured on other machines.
 */
public final class LawsBenchmark {
  private static final List<String> LISTS = List.of("L0", "L1", "L2", "L3", "L4");

  private LawsBenchmark() {}

  public static void main(String[] args) throws Exception {
    Benchmark.named("laws")
        .run(
            args,
            List.of(
                new Part(
                    "--rows",
                    (options, report) -> rows(
                        LawTable.rows(),
                        options.size(1, 10),
                        options.size(2_000, 100_000),
                        report)),
                new Part(
                    "--times",
                    (options, report) ->
                        times(options.size(2, 5), options.size(10_000, 100_000), report)),
                new Part(
                    "--huge", (options, report) -> huge(new Huge(options.size(10, 60)), report)),
                new Part("--zero", (options, report) -> ZeroConfig.measure(report))));
  }

  /** Counts the rows that hold under all seeds, and false laws. */
  static void rows(List<LawRow> rows, int seeds, int confirm, Report report) {
    Table table = Table.of("row", "seeds", "false laws", "complaint");
    int ok = 0;
    int wrong = 0;
    for (LawRow row : rows) {
      Score score = Score.of(row, seeds, confirm);
      ok += score.good() == seeds ? 1 : 0;
      wrong += score.falseLaws();
      table.row(
          row.name(),
          "%d of %d".formatted(score.good(), seeds),
          score.falseLaws(),
          score.complaint());
    }
    report.table(table);
    report.metric("rows_ok", ok);
    report.metric("rows_total", rows.size());
    report.metric("false_laws", wrong);
  }

  private static void times(int rounds, int confirm, Report report) {
    Table table = Table.of("search", "seconds", "asked");
    double lists = 0;
    for (String name : LISTS) {
      lists = Math.max(lists, time(table, name, rounds, "< 1"));
    }
    report.metric("lists_s", lists);
    report.metric("heaps_s", time(table, "H4", rounds, "< 5"));
    report.metric("qs2lists_s", time(table, "X1", rounds, "< 10"));
    report.metric("insertsort_s", time(table, "X3", rounds, "< 7.4"));
    LawRow merging = LawTable.row("L4");
    double confirming = seconds(() -> merging.discovered(1, confirm).laws().size())
        - seconds(() -> merging.discovered(1, 0).laws().size());
    table.row("L4, %,d rows a law to confirm".formatted(confirm), confirming, "-");
    report.metric("confirm_s", Math.max(0, confirming));
    report.table(table);
  }

  private static double time(Table table, String name, int rounds, String asked) {
    LawRow row = LawTable.row(name);
    double[] times = new double[rounds];
    for (int round = -2; round < rounds; round++) {
      int seed = round;
      double time = seconds(() -> row.discovered(seed, 0).laws().size());
      if (round >= 0) {
        times[round] = time;
      }
    }
    double median = Gauge.median(times);
    table.row(name, median, asked);
    return median;
  }

  private static double seconds(LongSupplier work) {
    return Gauge.cpu(work).toNanos() / 1e9;
  }

  private static void huge(Huge huge, Report report) {
    LawReport found = huge.discovered();
    List<String> complaints = huge.complaints(found);
    report.note("33 functions: %d laws, complete to size %d of 7, in %.1f s of %d. %s"
        .formatted(
            found.laws().size(),
            found.completed(),
            huge.seconds(),
            huge.budget(),
            complaints.isEmpty() ? "All of them held again." : complaints));
    report.metric("huge_valid", complaints.isEmpty() ? 1 : 0);
  }
}

package dev.touchstone.benchmarks.laws;

import dev.touchstone.laws.Budget;
import dev.touchstone.laws.Law;
import dev.touchstone.laws.LawReport;
import dev.touchstone.samples.laws.ManyFunctions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A search that must end by a deadline, with what it has found by then. */
final class Huge {
  private static final int CONFIRMED = 2_000;
  private static final int ROWS_AGAIN = 5_000;
  private static final double SHARE_OF_SEARCH = 0.7;

  private final int budget;
  private double seconds;

  Huge(int budget) {
    this.budget = budget;
  }

  int budget() {
    return budget;
  }

  double seconds() {
    return seconds;
  }

  LawReport discovered() {
    long start = System.nanoTime();
    long deadline = start + (long) (TimeUnit.SECONDS.toNanos(budget) * SHARE_OF_SEARCH);
    LawReport report = ManyFunctions.lists()
        .maxSize(7)
        .budget(Budget.until(() -> System.nanoTime() > deadline))
        .confirm(CONFIRMED)
        .discover();
    seconds = (System.nanoTime() - start) / 1e9;
    return report;
  }

  List<String> complaints(LawReport report) {
    List<String> complaints = new ArrayList<>();
    report.retested(ROWS_AGAIN, 1).forEach(law -> complaints.add(law.toString()));
    report.laws().stream()
        .map(Law::toString)
        .filter(law -> law.matches("length\\((xs|ys)\\) = length\\((xs|ys)\\)"))
        .forEach(complaints::add);
    if (report.laws().isEmpty()) {
      complaints.add("no laws");
    }
    if (seconds > budget) {
      complaints.add("took %.1f s".formatted(seconds));
    }
    return complaints;
  }
}

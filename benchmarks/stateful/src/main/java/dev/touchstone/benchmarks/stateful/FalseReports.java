package dev.touchstone.benchmarks.stateful;

import dev.touchstone.Verdict;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.ParallelClaim;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.concurrent.CorrectClasses;
import java.util.Map;

/**
 * Classes without races, of which nothing may be reported.
 *
 * <p>Each gets many cases on a few instances, and some cases on as many as a search has.
 */
final class FalseReports {
  private static final int FEW = 16;
  private static final int WIDE_SHARE = 50;

  private FalseReports() {}

  static void measure(int cases, Report report) {
    Map<String, Model<?, ?>> correct = CorrectClasses.all();
    int reports = 0;
    double before = Cpu.seconds();
    for (Map.Entry<String, Model<?, ?>> each : correct.entrySet()) {
      ParallelClaim claim = Machine.parallel(each.getValue());
      reports += reports(each.getKey(), claim.instances(FEW), cases, report);
      reports += reports(each.getKey(), claim, cases / WIDE_SHARE, report);
    }
    report.metric("false_reports", reports);
    report.metric("false_report_cases", cases);
    report.note(
        "%d classes without races, %,d cases each on up to %d instances and %,d on up to %,d: %d reports, %.0f s of CPU. Asked: 30 classes, 10,000 cases, 0 reports."
            .formatted(
                correct.size(),
                cases,
                FEW,
                cases / WIDE_SHARE,
                ParallelClaim.USUAL_INSTANCES,
                reports,
                Cpu.seconds() - before));
  }

  private static int reports(String name, ParallelClaim claim, int cases, Report report) {
    Verdict verdict = claim.cases(cases).seed(Seed.of(1)).check();
    if (!verdict.passed()) {
      report.note(name + "\n" + verdict.report());
    }
    return verdict.passed() ? 0 : 1;
  }
}

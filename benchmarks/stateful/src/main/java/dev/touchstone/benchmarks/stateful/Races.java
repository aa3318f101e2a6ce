package dev.touchstone.benchmarks.stateful;

import dev.touchstone.Verdict;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.concurrent.CorrectClasses;
import dev.touchstone.samples.jdk.DequeModel;
import dev.touchstone.samples.procreg.ProcRegModel;
import dev.touchstone.samples.procreg.Variant;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Races that are there and must be found, and classes that have none. */
final class Races {
  private static final int SEARCHED = 20_000;

  private Races() {}

  static void measure(int seeds, int cases, Report report) {
    Table table = Table.of("race", "found", "of", "seeds", "with two threads and a call each");
    search(table, report, "proc_reg_found", seeds, new ProcRegModel(Variant.ORIGINAL));
    search(table, report, "cld_found", seeds, new DequeModel(ConcurrentLinkedDeque::new));
    report.table(table);
    int reports = 0;
    Map<String, Model<?, ?>> correct = CorrectClasses.all();
    for (Map.Entry<String, Model<?, ?>> each : correct.entrySet()) {
      Verdict verdict =
          Machine.parallel(each.getValue()).cases(cases).seed(Seed.of(1)).check();
      if (!verdict.passed()) {
        reports++;
        report.note(each.getKey() + "\n" + verdict.report());
      }
    }
    report.metric("false_reports", reports);
    report.note("%d classes without races, %,d cases each: %d reports. Asked: 0."
        .formatted(correct.size(), cases, reports));
  }

  private static void search(Table table, Report report, String key, int seeds, Model<?, ?> model) {
    int found = 0;
    int small = 0;
    for (int seed = 0; seed < seeds; seed++) {
      Verdict verdict =
          Machine.parallel(model).cases(SEARCHED).seed(Seed.of(seed)).check();
      if (verdict instanceof Verdict.Falsified falsified) {
        found++;
        String script = falsified.shrunk().arguments().get(0).value();
        small += script.matches("[^|]*\\| A: [^;|]* \\| B: [^;|]*") ? 1 : 0;
      }
    }
    table.row(key, found, "of", seeds, small);
    report.metric(key, found);
  }
}

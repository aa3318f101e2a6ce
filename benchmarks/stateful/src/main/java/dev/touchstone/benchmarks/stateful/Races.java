package dev.touchstone.benchmarks.stateful;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.concurrent.CounterModel;
import dev.touchstone.samples.concurrent.RacyCounter;
import dev.touchstone.samples.jdk.DequeModel;
import dev.touchstone.samples.procreg.ProcRegModel;
import dev.touchstone.samples.procreg.Variant;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.regex.Pattern;

/**
 * Races that are there and must be found.
 *
 * <p>A search ends after so many cases or so much processor time of all threads, whichever comes first;
 * it looks at the time after every few hundred cases.
 */
final class Races {
  private static final int STRETCH = 200;
  private static final int STRETCHES = 100;
  private static final double CPU_SECONDS = 40;

  /** The process dies first, or its entry is there already; then two threads register it. */
  private static final Pattern REGISTRY =
      Pattern.compile("v1 = spawn\\(\\); kill\\(v1\\)(; reg\\(\"(\\w)\", v1\\))?"
          + " \\| A: reg\\(\"(\\w)\", v1\\) \\| B: reg\\(\"\\3\", v1\\)");

  /** One element; one thread takes it at an end where the other adds and then looks at the other end. */
  private static final Pattern DEQUE =
      Pattern.compile("add(First|Last)\\(\\d\\) \\| [AB]: [^|]*\\| [AB]: [^|]*");

  /** Two increments, of which one is lost. */
  private static final Pattern COUNTER = Pattern.compile("A: inc\\(\\) \\| B: inc\\(\\)");

  private final Table table = Table.of("race", "found", "of", "smallest", "CPU s per search");
  private final int seeds;
  private final Report report;

  private Races(int seeds, Report report) {
    this.seeds = seeds;
    this.report = report;
  }

  static void measure(int seeds, Report report) {
    Races races = new Races(seeds, report);
    races.search("proc_reg_found", new ProcRegModel(Variant.ORIGINAL), REGISTRY);
    races.search("cld_found", new DequeModel(ConcurrentLinkedDeque::new), DEQUE);
    races.search("counter_found", CounterModel.counting(RacyCounter::new), COUNTER);
    report.table(races.table);
    report.note(
        "A search has at most %,d cases or %.0f s of CPU. Asked: both races found, and 60 of 100 proc_reg scripts the smallest."
            .formatted(STRETCHES * STRETCH, CPU_SECONDS));
  }

  private void search(String key, Model<?, ?> model, Pattern smallest) {
    int found = 0;
    int small = 0;
    double before = Cpu.seconds();
    for (int seed = 0; seed < seeds; seed++) {
      if (search(model, Seed.of(seed).root()) instanceof Verdict.Falsified falsified) {
        found++;
        String script = falsified.shrunk().arguments().get(0).value();
        small += smallest.matcher(script).matches() ? 1 : 0;
      }
    }
    table.row(key, found, seeds, small, (Cpu.seconds() - before) / seeds);
    report.metric(key, found);
    report.metric(key.replace("found", "smallest"), small);
  }

  private static Verdict search(Model<?, ?> model, Node root) {
    Claim claim = Machine.parallel(model).cases(STRETCH);
    double limit = Cpu.seconds() + CPU_SECONDS;
    Verdict verdict = claim.check(root.child(0));
    for (int at = 1; at < STRETCHES && verdict.passed() && Cpu.seconds() < limit; at++) {
      verdict = claim.check(root.child(at));
    }
    return verdict;
  }
}

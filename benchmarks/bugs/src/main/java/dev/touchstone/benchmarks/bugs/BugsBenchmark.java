package dev.touchstone.benchmarks.bugs;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Hunt;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.samples.workloads.Strategy;
import dev.touchstone.samples.workloads.Workloads;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/**
 * How many known faults are found, and after how many cases, beside jqwik with naive arbitraries.
 *
 * <p>A full run gives every task ten trials of up to a minute, a quick one ten of up to ten
 * seconds. A task stops at its first trial that does not find the fault, so one that is never found
 * costs the cap of one trial: a full run takes up to about four hours, a quick one about forty
 * minutes.
 */
public final class BugsBenchmark {
  private static final String VERBOSE = "--verbose";
  private static final int TRIALS = 10;

  private BugsBenchmark() {}

  public static void main(String[] args) throws Exception {
    Benchmark.named("bugs").accepting(VERBOSE).run(args, BugsBenchmark::measure);
  }

  static Hunt hunt(Benchmark.Options options) {
    return new Hunt(TRIALS, Duration.ofSeconds(options.size(10, 60)));
  }

  private static void measure(Benchmark.Options options, Report report) throws Exception {
    Hunt hunt = hunt(options);
    Field field = new Field(hunt, Workloads.all(), System.err);
    Map<Contender, Map<String, Hunt.Outcome>> outcomes = new EnumMap<>(Contender.class);
    outcomes.put(Contender.HANDWRITTEN, field.ours(Strategy.HANDWRITTEN));
    outcomes.put(Contender.DERIVED, field.ours(Strategy.DERIVED));
    outcomes.put(Contender.JQWIK, field.jqwik());
    Results results = new Results(Workloads.all(), outcomes);
    results.report(report, options.has(VERBOSE));
    report.note("Solved: all %d trials found the fault within %d s; cases: median, discards apart."
        .formatted(hunt.trials(), hunt.cap().toSeconds()));
  }
}

package dev.touchstone.benchmarks.stateful;

import dev.touchstone.Ticker;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Order;
import dev.touchstone.machine.ParallelClaim;
import dev.touchstone.machine.internal.parallel.Paced;
import dev.touchstone.machine.internal.parallel.ParallelRun;
import dev.touchstone.machine.internal.parallel.ParallelScripts;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** How many instances of a script of two threads with two calls each are run and judged in a second. */
final class Instances {
  private static final String SCRIPT = "A: inc(); inc() | B: inc(); inc()";
  private static final int CORES = Runtime.getRuntime().availableProcessors();
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** A counter that is right. */
  private static final class CountModel extends Model<Integer, AtomicInteger> {
    private long started;

    CountModel() {
      command("inc")
          .run(AtomicInteger::incrementAndGet)
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected AtomicInteger start() {
      started++;
      return new AtomicInteger();
    }
  }

  private Instances() {}

  /** Takes the best of some rounds: what else the machine does only makes them slower. */
  static void measure(int rounds, Report report) {
    CountModel model = new CountModel();
    Paced script = script(model);
    ParallelRun run = new ParallelRun(
        model.blueprint(),
        Order.LINEARISABLE,
        LIMIT,
        LIMIT,
        Ticker.system(),
        CORES,
        ParallelClaim.USUAL_INSTANCES);
    double best = 0;
    for (int round = 0; round < rounds; round++) {
      long begun = System.nanoTime();
      long before = model.started;
      while (System.nanoTime() - begun < 1_000_000_000L) {
        check(run, script);
      }
      best = Math.max(best, (model.started - before) * 1e9 / (System.nanoTime() - begun));
    }
    report.metric("parallel_instances_per_s", best);
    report.note("%,.0f instances per second of %s on %d cores. Asked: 200,000 on 2."
        .formatted(best, SCRIPT, CORES));
  }

  private static void check(ParallelRun run, Paced script) {
    try {
      run.check(script);
    } catch (Throwable thrown) {
      throw new IllegalStateException("a counter that is right was reported", thrown);
    }
  }

  private static Paced script(Model<?, ?> model) {
    ParallelScripts scripts = new ParallelScripts(model.blueprint(), 2, ParallelClaim.USUAL_BUDGET);
    for (int number = 0; ; number++) {
      Paced drawn = scripts.sample(Seed.of(1).root().child(number), 10);
      if (drawn.toString().equals(SCRIPT)) {
        return drawn;
      }
    }
  }
}

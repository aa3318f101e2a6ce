package dev.touchstone.benchmarks.random;

import dev.touchstone.benchmarks.Benchmark.Options;
import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Gauge;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What the first 10,000 splits, each with one draw of the child, cost a JVM that has just started:
 * loading the classes, interpreting them and compiling them.
 *
 * <p>Two processor times are taken: that of the thread that draws, for which there are targets, and
 * that of all threads until the compilers have come to rest. The class path is open and a class of a
 * jar is loaded before the clock starts, as in any JVM that runs tests.
 */
final class ColdStart {
  private static final int SPLITS = 10_000;
  private static final long REST_MILLIS = 100;
  private static final String THREAD = "thread";
  private static final String PROCESS = "process";

  @SuppressWarnings("UnusedVariable") // stored so that every child has to exist
  private static volatile @Nullable SplittableGenerator child;

  private ColdStart() {}

  /** Median milliseconds of processor time: of the thread that draws, and of all threads. */
  record Cost(double thread, double process) {
    private static Cost median(List<Map<String, Double>> runs) {
      return new Cost(median(runs, THREAD), median(runs, PROCESS));
    }

    private static double median(List<Map<String, Double>> runs, String key) {
      return Gauge.median(
          runs.stream().mapToDouble(run -> run.getOrDefault(key, Double.NaN)).toArray());
    }
  }

  /** Both contenders' cost. */
  record Result(Cost ours, Cost splittables) {
    double extra() {
      return ours.thread - splittables.thread;
    }
  }

  static Result measure(Options options) throws IOException, InterruptedException {
    int rounds = options.size(7, 25);
    System.err.printf("Measuring cold starts, %d JVMs for each%n", rounds);
    List<Map<String, Double>> ours = new ArrayList<>();
    List<Map<String, Double>> splittables = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      ours.add(fork(Contender.TOUCHSTONE));
      splittables.add(fork(Contender.SPLITTABLE));
    }
    return new Result(Cost.median(ours), Cost.median(splittables));
  }

  private static Map<String, Double> fork(Contender contender)
      throws IOException, InterruptedException {
    return Fork.here().run(ColdStart.class.getName(), contender.name());
  }

  /** The new JVM's side. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Contender contender = Contender.valueOf(args[0]);
    LongSupplier work = () -> splitAndDraw(contender.create());
    Gauge.cpu(() -> 0);
    ProcessorTime.millis();
    Thread.sleep(REST_MILLIS);
    double before = ProcessorTime.millis();
    Duration thread = Gauge.cpu(work);
    Thread.sleep(REST_MILLIS);
    double process = ProcessorTime.millis() - before;
    Fork.Figures.write(Map.of(PROCESS, process, THREAD, thread.toNanos() / 1e6));
  }

  private static long splitAndDraw(SplittableGenerator generator) {
    long sum = 0;
    for (int i = 0; i < SPLITS; i++) {
      SplittableGenerator right = generator.split();
      child = right;
      sum += right.nextLong();
    }
    return sum;
  }
}

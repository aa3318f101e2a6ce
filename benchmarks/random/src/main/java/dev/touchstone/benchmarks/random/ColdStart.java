package dev.touchstone.benchmarks.random;

import dev.touchstone.benchmarks.Benchmark.Options;
import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Gauge;
import java.io.IOException;
import java.util.Map;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What the first 10,000 splits, each with one draw of the child, cost a JVM that has just started.
 *
 * <p>The processor time of all its threads counts, the compilers' included, from before the generator
 * is created until the compilers have come to rest.
 */
final class ColdStart {
  private static final int SPLITS = 10_000;
  private static final long REST_MILLIS = 100;
  private static final String COST = "cost";
  private static final String DRAWN = "drawn";

  @SuppressWarnings("UnusedVariable") // stored so that every child has to exist
  private static volatile @Nullable SplittableGenerator child;

  private ColdStart() {}

  /** Median milliseconds of processor time. */
  record Result(double ours, double splittables) {
    double extra() {
      return ours - splittables;
    }
  }

  static Result measure(Options options) throws IOException, InterruptedException {
    int rounds = options.size(7, 25);
    System.err.printf("Measuring cold starts, %d JVMs for each%n", rounds);
    double[] ours = new double[rounds];
    double[] splittables = new double[rounds];
    for (int round = 0; round < rounds; round++) {
      ours[round] = fork(Contender.TOUCHSTONE);
      splittables[round] = fork(Contender.SPLITTABLE);
    }
    return new Result(Gauge.median(ours), Gauge.median(splittables));
  }

  private static double fork(Contender contender) throws IOException, InterruptedException {
    Map<String, Double> figures = Fork.here().run(ColdStart.class.getName(), contender.name());
    return figures.getOrDefault(COST, Double.NaN);
  }

  /** The new JVM's side. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Contender contender = Contender.valueOf(args[0]);
    ProcessorTime.millis();
    Thread.sleep(REST_MILLIS);
    double before = ProcessorTime.millis();
    long drawn = splitAndDraw(contender.create());
    Thread.sleep(REST_MILLIS);
    double cost = ProcessorTime.millis() - before;
    Fork.Figures.write(Map.of(COST, cost, DRAWN, (double) drawn));
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

package dev.touchstone.benchmarks.random;

import dev.touchstone.benchmarks.Benchmark.Options;
import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.random.MixedKey;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * What is left of the cipher's price in whole runs of claims: the same claims, the same core, and the
 * mixing of SplittableRandom in the cipher's place.
 *
 * <p>The two trees hold different values, so a run is long enough for their sizes to agree within two in
 * a hundred. Each workload runs with its body and with one that does nothing; what lies between the two is the
 * time of the body.
 */
final class WholeRuns {
  private static final String OURS = "ours";
  private static final String MIXED = "mixed";
  private static final int CASES = 8_000;
  private static final int WARM_UPS = 3;

  private final Map<String, List<Double>> ours = new TreeMap<>();
  private final Map<String, List<Double>> mixed = new TreeMap<>();

  private WholeRuns() {}

  static WholeRuns measure(Options options) throws IOException, InterruptedException {
    int rounds = options.size(3, 9);
    System.err.printf("Measuring whole runs of claims, %d JVMs for each side%n", rounds);
    WholeRuns runs = new WholeRuns();
    for (int round = 0; round < rounds; round++) {
      fork(OURS, options).forEach((key, us) -> add(runs.ours, key, us));
      fork(MIXED, options).forEach((key, us) -> add(runs.mixed, key, us));
    }
    return runs;
  }

  /** Gives the ratio of the workload in the middle. */
  double median() {
    return Gauge.median(ratios().toArray());
  }

  /** Gives the largest ratio. */
  double worst() {
    return ratios().max().orElseThrow();
  }

  Table table() {
    Table table = Table.comparison("us");
    for (Workload workload : Workload.values()) {
      String with = key(workload, false);
      String without = key(workload, true);
      double body = median(mixed, with) - median(mixed, without);
      table.compare(
          "%s, body of %.1f us".formatted(workload.title(), body),
          "SplittableRandom's mixing",
          median(ours, with),
          median(mixed, with));
      table.compare(
          workload.title() + ", no body",
          "SplittableRandom's mixing",
          median(ours, without),
          median(mixed, without));
    }
    return table;
  }

  private DoubleStream ratios() {
    return Stream.of(Workload.values())
        .map(workload -> key(workload, false))
        .mapToDouble(key -> median(ours, key) / median(mixed, key));
  }

  private static double median(Map<String, List<Double>> samples, String key) {
    return Gauge.median(
        samples.getOrDefault(key, List.of()).stream().mapToDouble(us -> us).toArray());
  }

  private static void add(Map<String, List<Double>> samples, String key, double us) {
    samples.computeIfAbsent(key, k -> new ArrayList<>()).add(us);
  }

  private static String key(Workload workload, boolean trivial) {
    return workload + (trivial ? " without body" : "");
  }

  private static Map<String, Double> fork(String side, Options options)
      throws IOException, InterruptedException {
    return Fork.here()
        .with(Race.JVM_OPTIONS.split(" "))
        .run(WholeRuns.class.getName(), side, Integer.toString(options.size(6, 12)));
  }

  /** The new JVM's side. */
  public static void main(String[] args) throws IOException {
    Node root = args[0].equals(OURS) ? Seed.of(1).root() : MixedKey.root(1);
    int turns = Integer.parseInt(args[1]);
    Map<String, Double> micros = new TreeMap<>();
    for (Workload workload : Workload.values()) {
      micros.put(key(workload, false), fastest(turns, () -> workload.run(false, CASES, root)));
      micros.put(key(workload, true), fastest(turns, () -> workload.run(true, CASES, root)));
    }
    Fork.Figures.write(micros);
  }

  /** Every turn does the same work, so whatever makes one slower does not belong to it. */
  private static double fastest(int turns, LongSupplier run) {
    long nanos = Long.MAX_VALUE;
    for (int turn = -WARM_UPS; turn < turns; turn++) {
      nanos = Math.min(nanos, Gauge.cpu(run).toNanos());
    }
    return nanos / (CASES * 1e3);
  }
}

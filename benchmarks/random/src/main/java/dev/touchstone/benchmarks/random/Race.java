package dev.touchstone.benchmarks.random;

import dev.touchstone.benchmarks.Benchmark.Options;
import dev.touchstone.benchmarks.Gauge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The JMH benchmarks, run in rounds: each round gives every contender one new JVM, so that a slow
 * minute of the machine falls on all of them.
 *
 * <p>The heap is small, fixed and touched beforehand. Otherwise the splits would be timed together
 * with the kernel handing out fresh pages.
 */
final class Race {
  static final String JVM_OPTIONS = "-Xms512m -Xmx512m -XX:+AlwaysPreTouch";

  /** JMH uses what JDK 24 and later warn of, on every start of a JVM. */
  private static final String[] QUIET_OPTIONS = Runtime.version().feature() >= 24
      ? new String[] {"--sun-misc-unsafe-memory-access=allow"}
      : new String[0];

  static final String NEXT = "next";
  static final String SPLIT = "split";
  static final String SPLIT_DRAW = "splitDraw";
  static final String BULK = "bulk";
  static final String BLOCK = "touchstone";
  static final String PEER_BLOCK = "bouncyCastle";

  private static final String ALLOCATED = "gc.alloc.rate.norm";

  private final Map<String, List<Double>> nanos = new TreeMap<>();
  private final Map<String, List<Double>> bytes = new TreeMap<>();

  private Race() {}

  static Race run(Options options) throws RunnerException {
    System.setProperty("jmh.ignoreLock", "true");
    Race race = new Race();
    int rounds = options.size(1, 5);
    for (int round = 1; round <= rounds; round++) {
      System.err.printf("Measuring, round %d of %d%n", round, rounds);
      new Runner(round(options)).run().forEach(race::record);
    }
    return race;
  }

  private static org.openjdk.jmh.runner.options.Options round(Options options) {
    return new OptionsBuilder()
        .include(Generators.class.getName())
        .include(Blocks.class.getName())
        .jvmArgs(JVM_OPTIONS.split(" "))
        .jvmArgsAppend(QUIET_OPTIONS)
        .forks(1)
        .warmupIterations(options.size(2, 3))
        .warmupTime(TimeValue.milliseconds(options.size(300, 400)))
        .measurementIterations(options.size(3, 5))
        .measurementTime(TimeValue.milliseconds(options.size(200, 300)))
        .addProfiler(CpuProfiler.class)
        .addProfiler(GCProfiler.class)
        .verbosity(VerboseMode.SILENT)
        .shouldFailOnError(true)
        .build();
  }

  private void record(RunResult result) {
    String method = result.getPrimaryResult().getLabel();
    String key = key(method, result.getParams().getParam("contender"));
    result.getBenchmarkResults().stream()
        .flatMap(fork -> fork.getIterationResults().stream())
        .forEach(iteration -> {
          add(nanos, key, iteration, CpuProfiler.LABEL);
          add(bytes, key, iteration, ALLOCATED);
        });
  }

  private static void add(
      Map<String, List<Double>> samples, String key, IterationResult iteration, String label) {
    Result<?> result = Objects.requireNonNull(iteration.getSecondaryResults().get(label), label);
    samples.computeIfAbsent(key, k -> new ArrayList<>()).add(result.getScore());
  }

  double nanos(String method) {
    return median(nanos, method);
  }

  double nanos(String method, Contender contender) {
    return median(nanos, key(method, contender.name()));
  }

  /** Gives our time over a peer's. */
  double ratio(String method, Contender peer) {
    return nanos(method, Contender.TOUCHSTONE) / nanos(method, peer);
  }

  /** Gives the bytes per call; the few that JMH itself allocates vanish in the rounding. */
  double bytes(String method, Contender contender) {
    return Math.round(median(bytes, key(method, contender.name())) * 100) / 100.0;
  }

  private static String key(String method, @Nullable String contender) {
    return contender == null ? method : method + " " + contender;
  }

  private static double median(Map<String, List<Double>> samples, String key) {
    return Gauge.median(
        samples.getOrDefault(key, List.of()).stream().mapToDouble(x -> x).toArray());
  }
}

package dev.touchstone.benchmarks.random;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Adds the processor time of the measuring thread to a JMH result.
 *
 * <p>JMH itself reads the wall clock, which on a shared machine also counts the time that others had
 * the processor.
 */
public final class CpuProfiler implements InternalProfiler {
  static final String LABEL = "cpu";
  private static final String WORKER = "-jmh-worker-";

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private long before;

  @Override
  public String getDescription() {
    return "Processor time of the measuring threads";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = workers();
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double perCall = (double) (workers() - before) / result.getMetadata().getAllOps();
    return List.of(new ScalarResult(LABEL, perCall, "ns/op", AggregationPolicy.AVG));
  }

  private long workers() {
    return LongStream.of(threads.getAllThreadIds())
        .mapToObj(threads::getThreadInfo)
        .filter(Objects::nonNull)
        .filter(thread -> thread.getThreadName().contains(WORKER))
        .mapToLong(ThreadInfo::getThreadId)
        .map(threads::getThreadCpuTime)
        .sum();
  }
}

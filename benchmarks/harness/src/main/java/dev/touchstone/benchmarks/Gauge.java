package dev.touchstone.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Measures the current thread: processor time and allocated bytes, not the wall clock, so that what
 * else the machine does disturbs little.
 *
 * <p>Contenders of one comparison are measured in turns ({@link #interleaved}), so that a slow
 * minute slows all of them.
 */
public final class Gauge {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @SuppressWarnings("UnusedVariable") // results end here, so that no compiler removes the work
  private static volatile long sink;

  private Gauge() {}

  /** Measures the processor time that this thread spends in the work. */
  public static Duration cpu(LongSupplier work) {
    long before = THREADS.getCurrentThreadCpuTime();
    sink = work.getAsLong();
    return Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - before);
  }

  /** Measures the bytes that this thread allocates in the work. */
  public static long allocated(LongSupplier work) {
    long thread = Thread.currentThread().getId();
    long before = THREADS.getThreadAllocatedBytes(thread);
    sink = work.getAsLong();
    return THREADS.getThreadAllocatedBytes(thread) - before;
  }

  /**
   * Measures several contenders in turns and gives each one's median processor time in nanoseconds.
   *
   * @param warmups turns whose times are dropped
   * @param turns turns whose times count
   */
  public static double[] interleaved(int warmups, int turns, LongSupplier... contenders) {
    double[][] times = new double[contenders.length][turns];
    for (int turn = -warmups; turn < turns; turn++) {
      for (int c = 0; c < contenders.length; c++) {
        double nanos = cpu(contenders[c]).toNanos();
        if (turn >= 0) {
          times[c][turn] = nanos;
        }
      }
    }
    return Arrays.stream(times).mapToDouble(Gauge::median).toArray();
  }

  /** Gives the middle of the values, or the mean of the two in the middle. */
  public static double median(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no values, so no median");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}

package dev.touchstone.benchmarks.throughput;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.sun.management.OperatingSystemMXBean;
import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * What the first property of a JVM costs over an empty test: the processor time of whole JVMs, which
 * launch one or the other, in turns. Failing cases are remembered as they are by default.
 */
final class StartUp {
  private static final double NANOS_PER_MILLI = 1e6;

  /** A test that does nothing. */
  static class EmptyTestCase {
    @Test
    void empty() {}
  }

  /** A property that does nothing, a hundred times. */
  static class PropertyTestCase {
    @Property
    void empty(@ForAll int number) {}
  }

  private StartUp() {}

  /**
   * Milliseconds of processor time.
   *
   * @param empty what a JVM with an empty test takes, as a measure of the machine
   * @param over what one with a property takes over that
   */
  record Cost(double empty, double over) {}

  /** Returns the medians of some turns. */
  static Cost of(int turns) throws IOException, InterruptedException {
    double[] empty = new double[turns];
    double[] over = new double[turns];
    for (int turn = 0; turn < turns; turn++) {
      empty[turn] = launched(EmptyTestCase.class);
      over[turn] = launched(PropertyTestCase.class) - empty[turn];
    }
    return new Cost(Gauge.median(empty), Gauge.median(over));
  }

  private static double launched(Class<?> type) throws IOException, InterruptedException {
    return Objects.requireNonNull(
        Fork.here().run(StartUp.class.getName(), type.getName()).get("cpu"));
  }

  public static void main(String[] args) throws IOException {
    Path database = Files.createTempDirectory("failures");
    LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
        .selectors(selectClass(args[0]))
        .configurationParameter("touchstone.database", database.toString())
        .build();
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherFactory.create().execute(request, summary);
    if (summary.getSummary().getTestsSucceededCount() != 1) {
      throw new IllegalStateException("not one test succeeded: " + summary.getSummary());
    }
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    Fork.Figures.write(Map.of("cpu", system.getProcessCpuTime() / NANOS_PER_MILLI));
  }
}

package dev.touchstone.benchmarks;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * What the first property of a JVM costs over an empty Jupiter test: the processor time of whole JVMs
 * of one class path, which launch one or the other, in turns.
 *
 * <p>A main class holds both as nested classes, {@code EmptyTestCase} and {@code PropertyTestCase}, and
 * calls {@link #launch} with its first argument.
 */
public final class StartUp {
  private static final String CPU = "cpu";
  private static final double NANOS_PER_MILLI = 1e6;

  private StartUp() {}

  /**
   * Milliseconds of processor time.
   *
   * @param empty what a JVM with an empty test takes, as a measure of the machine
   * @param over what one with a property takes over that
   */
  public record Cost(double empty, double over) {}

  /** Returns the medians of some turns. */
  public static Cost of(int turns, Supplier<Fork> forks, String main)
      throws IOException, InterruptedException {
    double[] empty = new double[turns];
    double[] over = new double[turns];
    for (int turn = 0; turn < turns; turn++) {
      empty[turn] = launched(forks.get(), main, "EmptyTestCase");
      over[turn] = launched(forks.get(), main, "PropertyTestCase") - empty[turn];
    }
    return new Cost(Gauge.median(empty), Gauge.median(over));
  }

  private static double launched(Fork fork, String main, String nested)
      throws IOException, InterruptedException {
    return Objects.requireNonNull(fork.run(main, main + "$" + nested).get(CPU));
  }

  /** The child's side: launches a class that holds one test and writes what this JVM took. */
  public static void launch(String type, Map<String, String> parameters) throws IOException {
    LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
        .selectors(selectClass(type))
        .configurationParameters(parameters)
        .build();
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherFactory.create().execute(request, summary);
    if (summary.getSummary().getTestsSucceededCount() != 1) {
      throw new IllegalStateException("not one test succeeded: " + summary.getSummary());
    }
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    Fork.Figures.write(Map.of(CPU, system.getProcessCpuTime() / NANOS_PER_MILLI));
  }
}

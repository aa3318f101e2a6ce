package dev.touchstone.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Runs test classes through an engine of JUnit, mostly Jupiter, and reads what came of it. */
public final class Runs {
  private Runs() {}

  public static EngineExecutionResults of(Class<?> type) {
    return of(Map.of(), selectClass(type));
  }

  public static EngineExecutionResults of(Class<?> type, String method) {
    return of(Map.of(), selectMethod(type, method));
  }

  public static EngineExecutionResults of(
      Map<String, String> settings, Class<?> type, String method) {
    return of(settings, selectMethod(type, method));
  }

  public static EngineExecutionResults of(
      Map<String, String> settings, DiscoverySelector... selectors) {
    return by("junit-jupiter", settings, selectors);
  }

  /** Runs what a request selects through an engine. */
  public static EngineExecutionResults by(
      String engine, Map<String, String> settings, DiscoverySelector... selectors) {
    return EngineTestKit.engine(engine)
        .enableImplicitConfigurationParameters(false)
        .configurationParameter("touchstone.database", "off")
        .configurationParameters(settings)
        .selectors(selectors)
        .execute();
  }

  public static DiscoverySelector selectMethod(Class<?> type, String name) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> method.getName().equals(name))
        .map(method -> DiscoverySelectors.selectMethod(type, method))
        .findFirst()
        .orElseThrow();
  }

  /** Returns what the only failing test threw. */
  public static Throwable failure(EngineExecutionResults results) {
    List<Throwable> failures = results.testEvents().failed().stream()
        .map(event -> event.getRequiredPayload(TestExecutionResult.class))
        .map(result -> result.getThrowable().orElseThrow())
        .toList();
    if (failures.size() != 1) {
      throw new AssertionError(failures.size() + " tests failed: " + failures);
    }
    return failures.get(0);
  }

  /** Returns why the only failing test of a run failed. */
  public static String message(EngineExecutionResults results) {
    return String.valueOf(failure(results).getMessage());
  }

  /** Throws unless a run had tests and all of them succeeded. */
  public static EngineExecutionResults green(EngineExecutionResults results) {
    if (results.testEvents().failed().count() > 0) {
      throw new AssertionError(message(results), failure(results));
    }
    if (results.testEvents().succeeded().count() == 0) {
      throw new AssertionError("no test was run");
    }
    return results;
  }

  /** Returns what was published for the tests of a run. */
  public static List<String> published(EngineExecutionResults results) {
    return results.testEvents().reportingEntryPublished().stream()
        .map(event -> event.getRequiredPayload(ReportEntry.class))
        .flatMap(entry -> entry.getKeyValuePairs().values().stream())
        .toList();
  }

  public static List<String> names(List<Event> events) {
    return events.stream()
        .map(event -> event.getTestDescriptor().getDisplayName())
        .collect(Collectors.toList());
  }
}

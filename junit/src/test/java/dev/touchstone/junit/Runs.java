package dev.touchstone.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import java.util.Map;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.EventType;

/** Runs of test classes through Jupiter, and what is asked of them. */
final class Runs {
  private Runs() {}

  static EngineExecutionResults of(Class<?> type) {
    return of(Map.of(), selectClass(type));
  }

  static EngineExecutionResults of(Class<?> type, String method) {
    return of(Map.of(), type, method);
  }

  static EngineExecutionResults of(Map<String, String> configuration, Class<?> type, String name) {
    String signature = List.of(type.getDeclaredMethods()).stream()
        .filter(method -> method.getName().equals(name))
        .map(Runs::signature)
        .findFirst()
        .orElseThrow();
    return of(configuration, selectMethod(type, name, signature));
  }

  private static String signature(java.lang.reflect.Method method) {
    return String.join(
        ",",
        List.of(method.getParameterTypes()).stream().map(Class::getTypeName).toList());
  }

  static EngineExecutionResults of(
      Map<String, String> configuration, DiscoverySelector... selectors) {
    return EngineTestKit.engine("junit-jupiter")
        .configurationParameter("touchstone.database", "off")
        .configurationParameters(configuration)
        .selectors(selectors)
        .execute();
  }

  /** Returns what the only failing test threw. */
  static Throwable failure(EngineExecutionResults results) {
    List<Throwable> failures = results.testEvents().failed().stream()
        .map(event -> event.getRequiredPayload(TestExecutionResult.class))
        .map(result -> result.getThrowable().orElseThrow())
        .toList();
    if (failures.size() != 1) {
      throw new AssertionError(failures.size() + " tests failed: " + failures);
    }
    return failures.get(0);
  }

  /** Returns what was published for the tests. */
  static List<String> published(EngineExecutionResults results) {
    return results
        .allEvents()
        .filter(event -> event.getType() == EventType.REPORTING_ENTRY_PUBLISHED)
        .map(Event::getPayload)
        .map(payload -> (org.junit.platform.engine.reporting.ReportEntry) payload.orElseThrow())
        .flatMap(entry -> entry.getKeyValuePairs().values().stream())
        .toList();
  }
}

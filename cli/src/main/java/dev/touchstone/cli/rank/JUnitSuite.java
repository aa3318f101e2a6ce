package dev.touchstone.cli.rank;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import dev.touchstone.random.Seed;
import dev.touchstone.rank.SuiteRunner;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs tests and properties that are written for JUnit Jupiter.
 *
 * <p>Constructors, tests and methods around tests get the program under test as a parameter of the
 * interface's type. Properties draw from a fixed seed, so that a suite says the same every time.
 */
public final class JUnitSuite implements SuiteRunner {
  private static final Map<String, String> SETTINGS = Map.of(
      "junit.jupiter.extensions.autodetection.enabled", "true",
      "touchstone.override", "true",
      "touchstone.seed", Seed.of(2010).root().toReplay(),
      "touchstone.shrink", "false",
      "touchstone.explain", "false",
      "touchstone.database", "off");

  /** One class of each library that suites are written with or run by. */
  private static final List<String> LIBRARIES = List.of(
      "dev.touchstone.junit.Property",
      "org.junit.jupiter.api.Test",
      "org.junit.jupiter.engine.JupiterTestEngine",
      "org.junit.platform.launcher.Launcher",
      "org.junit.platform.engine.TestEngine",
      "org.junit.platform.commons.support.ReflectionSupport",
      "org.opentest4j.AssertionFailedError");

  /** Makes a runner; the process of a suite does so by name. */
  public JUnitSuite() {}

  /** Returns the jars and folders that it takes to compile and run suites. */
  public static List<Path> libraries() {
    return Stream.concat(Stream.of(JUnitSuite.class.getName()), LIBRARIES.stream())
        .map(JUnitSuite::home)
        .distinct()
        .toList();
  }

  private static Path home(String type) {
    try {
      return Path.of(Class.forName(type, false, JUnitSuite.class.getClassLoader())
          .getProtectionDomain()
          .getCodeSource()
          .getLocation()
          .toURI());
    } catch (ClassNotFoundException | URISyntaxException absent) {
      throw new IllegalStateException("the command was started without " + type, absent);
    }
  }

  @Override
  public Outcome run(List<Class<?>> classes, Class<?> api, Supplier<?> programs) {
    LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
        .selectors(classes.stream()
            .filter(type -> type.getEnclosingClass() == null)
            .map(type -> selectClass(type))
            .toList())
        .filters(includeEngines("junit-jupiter"))
        .configurationParameters(SETTINGS)
        .build();
    Watch watch = new Watch();
    ProgramParameter.set(api, programs);
    LauncherFactory.create().execute(request, watch);
    return new Outcome(watch.tests, watch.failing, watch.thrown);
  }

  /** Counts tests and keeps the first that fails. */
  private static final class Watch implements TestExecutionListener {
    private int tests;
    private String failing = "";
    private @Nullable Throwable thrown;

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      tests += test.isTest() ? 1 : 0;
      if (result.getStatus() == TestExecutionResult.Status.FAILED && failing.isEmpty()) {
        tests += test.isTest() ? 0 : 1;
        failing = test.getLegacyReportingName();
        thrown = result.getThrowable().orElse(null);
      }
    }
  }
}

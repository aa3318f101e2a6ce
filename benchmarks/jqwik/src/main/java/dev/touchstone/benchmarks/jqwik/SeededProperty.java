package dev.touchstone.benchmarks.jqwik;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs one property of a class through the launcher under a seed and hands back its result.
 *
 * <p>The class adds this hook. Failures of earlier runs are not remembered, so that every run starts
 * anew.
 */
final class SeededProperty implements AroundPropertyHook {
  private static final Launcher LAUNCHER = LauncherFactory.create();

  private static long seed;
  private static Optional<PropertyExecutionResult> result = Optional.empty();

  static PropertyExecutionResult run(Class<?> type, String name, long under) {
    Method method = Arrays.stream(type.getDeclaredMethods())
        .filter(each -> each.getName().equals(name))
        .findAny()
        .orElseThrow(() -> new IllegalArgumentException(type + " has no property " + name));
    seed = under;
    result = Optional.empty();
    LAUNCHER.execute(LauncherDiscoveryRequestBuilder.request()
        .selectors(selectMethod(type, method))
        .configurationParameter("jqwik.database", "")
        .build());
    return result.orElseThrow(() -> new IllegalStateException("jqwik did not run " + name));
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) {
    context.attributes().setSeed(Long.toString(seed));
    PropertyExecutionResult executed = property.execute();
    result = Optional.of(executed);
    return executed;
  }
}

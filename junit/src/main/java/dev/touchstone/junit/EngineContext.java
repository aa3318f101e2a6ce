package dev.touchstone.junit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;

/** The classes around a property that our engine runs, with those instances that tests share. */
final class EngineContext implements EngineExecutionContext {
  private static final String LIFECYCLE = "junit.jupiter.testinstance.lifecycle.default";

  private final ConfigurationParameters parameters;
  private final EngineExecutionListener listener;
  private final List<Class<?>> chain;
  private List<Object> shared;
  private boolean begun;

  private EngineContext(
      ConfigurationParameters parameters,
      EngineExecutionListener listener,
      List<Class<?>> chain,
      List<Object> shared) {
    this.parameters = parameters;
    this.listener = listener;
    this.chain = chain;
    this.shared = shared;
  }

  static EngineContext of(ExecutionRequest request) {
    return new EngineContext(
        request.getConfigurationParameters(),
        request.getEngineExecutionListener(),
        List.of(),
        List.of());
  }

  EngineContext inside(Class<?> type) {
    List<Class<?>> longer = new ArrayList<>(chain);
    longer.add(type);
    return new EngineContext(parameters, listener, List.copyOf(longer), shared);
  }

  ConfigurationParameters parameters() {
    return parameters;
  }

  EngineExecutionListener listener() {
    return listener;
  }

  /** Returns the classes, outermost first. */
  List<Class<?>> chain() {
    return chain;
  }

  private Class<?> type() {
    return chain.get(chain.size() - 1);
  }

  boolean oneInstance() {
    return AnnotationSupport.findAnnotation(type(), TestInstance.class)
        .map(said -> said.value() == Lifecycle.PER_CLASS)
        .orElseGet(() -> parameters
            .get(LIFECYCLE)
            .map(said -> said.strip().equalsIgnoreCase(Lifecycle.PER_CLASS.name()))
            .orElse(false));
  }

  /** Returns the instances of a test, outermost first: shared ones, and fresh ones for the rest. */
  List<Object> instances() {
    List<Object> instances = new ArrayList<>(shared);
    for (Class<?> type : chain.subList(shared.size(), chain.size())) {
      Object outer = instances.isEmpty() ? null : instances.get(instances.size() - 1);
      instances.add(Constructed.of(type, outer));
    }
    return List.copyOf(instances);
  }

  void beforeAll() {
    if (JupiterOnly.of(type(), parameters).isPresent()) {
      return;
    }
    begun = true;
    if (oneInstance()) {
      shared = instances();
    }
    LifecycleMethods.beforeAll(type(), instance());
  }

  void afterAll() {
    if (begun) {
      LifecycleMethods.afterAll(type(), instance());
    }
  }

  private @Nullable Object instance() {
    return shared.size() == chain.size() ? shared.get(shared.size() - 1) : null;
  }
}

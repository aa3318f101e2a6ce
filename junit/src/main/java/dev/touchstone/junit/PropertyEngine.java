package dev.touchstone.junit;

import org.apiguardian.api.API;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestEngine;

/**
 * Runs the {@link Property} methods that Jupiter passes over: those that return something.
 *
 * <p>It knows Jupiter's life-cycle methods, nested classes, tags and display names, but none of its
 * extensions; a property that relies on one fails and says so. The methods that return nothing are
 * Jupiter's, so no method is run twice.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class PropertyEngine extends HierarchicalTestEngine<EngineContext> {
  static final String ID = "touchstone";

  /** Creates the engine; called by JUnit. */
  public PropertyEngine() {}

  @Override
  public String getId() {
    return ID;
  }

  @Override
  public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
    Declarations.othersAreRun = true;
    EngineDescriptor root = new EngineDescriptor(id, "Touchstone");
    EngineDiscoveryRequestResolver.<EngineDescriptor>builder()
        .addClassContainerSelectorResolver(new StatingClasses())
        .addSelectorResolver(new PropertySelectors())
        .build()
        .resolve(request, root);
    return root;
  }

  @Override
  protected EngineContext createExecutionContext(ExecutionRequest request) {
    return EngineContext.of(request);
  }
}

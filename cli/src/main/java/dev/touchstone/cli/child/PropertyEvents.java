package dev.touchstone.cli.child;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Hears JUnit and tells which property began and how it ended.
 *
 * <p>To JUnit a property is a container with one test in it. The test's result is the property's; the
 * container's counts where the test was never reached. What fails above them takes along every
 * property below that has not ended.
 */
final class PropertyEvents implements TestExecutionListener {
  private final Session session;
  private final TestPlan plan;
  private final Set<String> known = new HashSet<>();
  private final Set<String> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Long> printedBefore = new ConcurrentHashMap<>();

  PropertyEvents(Session session, TestPlan plan) {
    this.session = session;
    this.plan = plan;
  }

  /** Tells which properties there are, and returns their number. */
  int announce() {
    List<TestIdentifier> found = plan.getRoots().stream()
        .flatMap(root -> plan.getDescendants(root).stream())
        .filter(id -> names(id).isPresent())
        .toList();
    found.forEach(id -> known.add(id.getUniqueId()));
    open.addAll(known);
    session.tellPlan(found.stream()
        .map(id -> {
          PropertyNames names = names(id).orElseThrow();
          return Session.planned(id.getUniqueId(), names.id(), names.name());
        })
        .toList());
    return found.size();
  }

  @Override
  public void executionStarted(TestIdentifier id) {
    Optional<PropertyNames> names = names(id);
    if (names.isPresent()) {
      Session.running(new Session.Property(key(id), names.get()::asTest));
      if (isKnown(id)) {
        printedBefore.put(key(id), session.tellStarted(key(id)));
      }
    }
  }

  @Override
  public void executionFinished(TestIdentifier id, TestExecutionResult result) {
    if (names(id).isPresent() && (id.isTest() || failed(result))) {
      finish(key(id), result.getStatus().toString(), result.getThrowable());
      Session.running(null);
    } else if (failed(result)) {
      below(id).forEach(property -> finish(property, "FAILED", result.getThrowable()));
    }
  }

  @Override
  public void executionSkipped(TestIdentifier id, String reason) {
    below(id).forEach(property -> end(property, "SKIPPED", reason));
  }

  private static boolean failed(TestExecutionResult result) {
    return result.getStatus() == TestExecutionResult.Status.FAILED;
  }

  private List<String> below(TestIdentifier id) {
    if (isKnown(id)) {
      return List.of(key(id));
    }
    return plan.getDescendants(id).stream()
        .map(TestIdentifier::getUniqueId)
        .filter(known::contains)
        .toList();
  }

  private void finish(String key, String status, Optional<Throwable> thrown) {
    end(key, status, thrown.map(Thrown::text).orElse(""));
  }

  private void end(String key, String status, String message) {
    if (open.remove(key)) {
      long before = printedBefore.getOrDefault(key, session.pulse().printed());
      session.tellFinished(key, status, message, before);
    }
  }

  private boolean isKnown(TestIdentifier id) {
    return known.contains(id.getUniqueId());
  }

  /** Returns the property that a test belongs to. */
  private String key(TestIdentifier id) {
    return isKnown(id) ? id.getUniqueId() : id.getParentId().orElse("");
  }

  private static Optional<PropertyNames> names(TestIdentifier id) {
    return PropertyNames.of(id.getSource());
  }
}

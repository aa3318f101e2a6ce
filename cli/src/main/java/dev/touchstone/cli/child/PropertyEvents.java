package dev.touchstone.cli.child;

import static dev.touchstone.cli.child.Frames.fields;

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
    session
        .frames()
        .put(
            "plan",
            fields(
                "properties",
                found.stream()
                    .map(id -> fields(
                        "key", id.getUniqueId(),
                        "id", names(id).orElseThrow().id(),
                        "name", names(id).orElseThrow().name()))
                    .toList()));
    return found.size();
  }

  @Override
  public void executionStarted(TestIdentifier id) {
    Optional<PropertyNames> names = names(id);
    if (names.isPresent()) {
      Session.running(new Session.Property(key(id), names.get()::asTest));
      if (isKnown(id)) {
        long printed = session.pulse().printed();
        printedBefore.put(key(id), printed);
        session.frames().put("started", fields("key", key(id), "printed", printed));
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
    below(id).forEach(property -> end(property, "SKIPPED", fields("message", reason)));
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
    end(key, status, fields("message", thrown.map(Thrown::text).orElse("")));
  }

  private void end(String key, String status, Map<String, Object> fields) {
    if (!open.remove(key)) {
      return;
    }
    long printed = session.pulse().printed();
    long since = printedBefore.getOrDefault(key, printed);
    fields.put("key", key);
    fields.put("status", status);
    fields.put("printed", printed - since);
    fields.put("output", session.pulse().tail(since));
    session.frames().put("finished", fields);
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

package dev.touchstone.cli.child;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Hears JUnit and tells which property began and how it ended.
 *
 * <p>To JUnit a property is a container with one test in it. The test's result is the property's; the
 * container's counts where the test was never reached. What fails above them takes along every
 * property below that has not ended; where all have, it is a failure of its own. Where a class is run
 * several times, its properties are only known once it runs.
 */
final class PropertyEvents implements TestExecutionListener {
  private final Session session;
  private final TestPlan plan;
  private final RunningMethods running;
  private final Invocations invocations;
  private final Set<String> known = ConcurrentHashMap.newKeySet();
  private final Set<String> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Long> printedBefore = new ConcurrentHashMap<>();

  PropertyEvents(Session session, TestPlan plan, RunningMethods running) {
    this.session = session;
    this.plan = plan;
    this.running = running;
    this.invocations = Invocations.of(plan);
  }

  /** Tells which properties are known before anything runs. */
  void announce() {
    tellPlan(plan.getRoots().stream()
        .flatMap(root -> plan.getDescendants(root).stream())
        .filter(id -> names(id).isPresent())
        .toList());
  }

  @Override
  public void dynamicTestRegistered(TestIdentifier id) {
    if (names(id).isPresent() && !known.contains(id.getParentId().orElse(""))) {
      tellPlan(List.of(id));
    }
  }

  private void tellPlan(List<TestIdentifier> found) {
    found.forEach(id -> known.add(id.getUniqueId()));
    found.forEach(id -> open.add(id.getUniqueId()));
    session.tellPlan(found.stream().map(this::planned).toList());
  }

  private Map<String, Object> planned(TestIdentifier id) {
    PropertyNames names = names(id).orElseThrow();
    Map<String, Object> planned =
        Session.planned(id.getUniqueId(), names.id(), names.name() + invocations.named(id));
    planned.put("within", invocations.home(id));
    return planned;
  }

  @Override
  public void executionStarted(TestIdentifier id) {
    Optional<PropertyNames> names = names(id);
    if (names.isPresent()) {
      Session.running(new Session.Property(key(id), names.get()::asTest));
      if (isKnown(id)) {
        running.add(key(id), names.get().method());
        printedBefore.put(key(id), session.tellStarted(key(id)));
      }
    }
  }

  @Override
  public void executionFinished(TestIdentifier id, TestExecutionResult result) {
    boolean ofProperty = names(id).isPresent();
    if (ofProperty) {
      Session.running(null);
    }
    if (ofProperty && id.isTest()) {
      settle(id, List.of(key(id)), result);
    } else if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
      settle(id, below(id), result);
    }
  }

  @Override
  public void executionSkipped(TestIdentifier id, String reason) {
    below(id).forEach(property -> end(property, "SKIPPED", reason));
  }

  /** Ends properties; a failure that comes after all of them is told by itself. */
  private void settle(TestIdentifier id, List<String> properties, TestExecutionResult result) {
    List<String> left = properties.stream().filter(open::contains).toList();
    left.forEach(property -> end(property, result));
    if (left.isEmpty() && result.getStatus() == TestExecutionResult.Status.FAILED) {
      String message = result.getThrowable().map(Thrown::text).orElse("");
      session.tellAlone(id.getUniqueId(), name(id), headline(properties), message);
    }
  }

  private void end(String key, TestExecutionResult result) {
    List<Map<String, Object>> failed = session.failed().take(key);
    Optional<Complaint> complaint =
        result.getThrowable().map(thrown -> Complaint.of(thrown, failed, running.method(key)));
    complaint.flatMap(Complaint::verdict).ifPresent(told -> session.tellVerdict(key, told));
    end(key, result.getStatus().toString(), complaint.map(Complaint::message).orElse(""));
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

  private void end(String key, String status, String message) {
    if (open.remove(key)) {
      running.remove(key);
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

  private static String headline(List<String> ended) {
    return ended.isEmpty() ? "Cannot be run" : "Failed after its properties had ended";
  }

  private String name(TestIdentifier id) {
    String name = names(id).map(PropertyNames::name).orElseGet(() -> classOf(id));
    return name + invocations.named(id);
  }

  private static String classOf(TestIdentifier id) {
    return id.getSource()
        .filter(ClassSource.class::isInstance)
        .map(source -> ((ClassSource) source).getClassName())
        .orElse(id.getDisplayName());
  }

  private static Optional<PropertyNames> names(TestIdentifier id) {
    return PropertyNames.of(id.getSource());
  }
}

package dev.touchstone.cli.child;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * The runs of classes that are run several times; JUnit only tells of them while they are run.
 *
 * @param plan what JUnit knows by now
 * @param found what it knew before anything ran
 */
record Invocations(TestPlan plan, Set<String> found) {
  private static final String SEGMENT = "class-template-invocation";

  static Invocations of(TestPlan plan) {
    return new Invocations(
        plan,
        plan.getRoots().stream()
            .flatMap(root -> plan.getDescendants(root).stream())
            .map(TestIdentifier::getUniqueId)
            .collect(Collectors.toUnmodifiableSet()));
  }

  /** Returns the runs that something is part of, each with a blank before, or "". */
  String named(TestIdentifier id) {
    String above = plan.getParent(id).map(this::named).orElse("");
    return isInvocation(id) ? above + " " + id.getDisplayName() : above;
  }

  private static boolean isInvocation(TestIdentifier id) {
    return id.getUniqueIdObject().getLastSegment().getType().equals(SEGMENT);
  }

  /** Returns the class that the runs are of, or "" where a property was known from the beginning. */
  String home(TestIdentifier id) {
    if (found.contains(id.getUniqueId())) {
      return "";
    }
    TestIdentifier at = id;
    while (!found.contains(at.getUniqueId()) && plan.getParent(at).isPresent()) {
      at = plan.getParent(at).get();
    }
    return at.getUniqueId();
  }
}

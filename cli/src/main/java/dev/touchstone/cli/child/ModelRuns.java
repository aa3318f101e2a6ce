package dev.touchstone.cli.child;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.platform.commons.support.ReflectionSupport;

/** Finds and runs models, which need no test class around them. */
final class ModelRuns {
  private static final String DATABASE = ".touchstone/failures";

  private final Session session;
  private final Map<String, String> parameters;
  private final List<ModelProperty> found;

  private ModelRuns(Session session, Map<String, String> parameters, List<ModelProperty> found) {
    this.session = session;
    this.parameters = parameters;
    this.found = found;
  }

  /** Finds the models of an order that are not done yet. */
  static ModelRuns of(Session session, Order order) throws Selection.Missing {
    List<ModelProperty> found = new ArrayList<>();
    for (String root : order.roots()) {
      for (Class<?> type : ReflectionSupport.findAllClassesInClasspathRoot(
          Path.of(root).toUri(), any -> true, any -> true)) {
        ModelProperty.of(type, "", order.parameters())
            .filter(ModelProperty::canBeMade)
            .ifPresent(found::add);
      }
    }
    for (String member : order.members()) {
      Selection.model(member, order.parameters()).ifPresent(found::add);
    }
    found.removeIf(model -> order.done().contains(model.name())
        || !(order.only().isEmpty() || order.only().equals(model.id())));
    return new ModelRuns(session, order.parameters(), found);
  }

  /** Tells which models there are and runs them in turn. */
  void run() {
    session.tellPlan(found.stream()
        .map(model -> Session.planned(model.name(), model.id(), model.name()))
        .toList());
    found.forEach(this::run);
  }

  private void run(ModelProperty model) {
    long printed = session.tellStarted(model.name());
    Session.running(new Session.Property(model.name(), model::asTest));
    String status = "FAILED";
    String message = "";
    try {
      Verdict verdict = settings(model.claim(parameters), model.id()).check();
      new Teller().concluded(verdict);
      status = verdict.passed() ? "SUCCESSFUL" : "FAILED";
    } catch (InvocationTargetException thrown) {
      message = Thrown.text(thrown.getCause() == null ? thrown : thrown.getCause());
    } catch (ReflectiveOperationException | RuntimeException failed) {
      message = Thrown.text(failed);
    }
    Session.running(null);
    session.tellFinished(model.name(), status, message, printed);
  }

  private Claim settings(Claim claim, String id) {
    Claim c = claim.listener(new Teller());
    String cases = parameters.get("touchstone.cases");
    c = cases == null ? c : c.cases(Integer.parseInt(cases));
    String seed = parameters.get("touchstone.seed");
    c = seed == null ? c : c.seed(seed);
    String replay = parameters.get("touchstone.replay");
    c = replay == null ? c : c.replay(replay);
    String limit = parameters.get("touchstone.caseTimeout");
    c = limit == null ? c : c.caseTimeout(millis(limit));
    String database = parameters.getOrDefault("touchstone.database", DATABASE);
    return c.database(Path.of(database), id);
  }

  private static Duration millis(String limit) {
    return Duration.ofMillis(Long.parseLong(limit.substring(0, limit.indexOf(' '))));
  }
}

package dev.touchstone.cli.child;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.platform.commons.support.ReflectionSupport;

/** Finds and runs models, which need no test class around them. */
final class ModelRuns {
  private final Session session;
  private final Map<String, String> parameters;
  private final List<Stated> found;

  private ModelRuns(Session session, Map<String, String> parameters, List<Stated> found) {
    this.session = session;
    this.parameters = parameters;
    this.found = found;
  }

  /** Finds the models of an order that are not done yet. */
  static ModelRuns of(Session session, Order order, Roots roots)
      throws Selection.Missing, IOException {
    KeptExamples examples = KeptExamples.of(order.parameters());
    List<Stated> found = new ArrayList<>();
    for (Path root : roots.paths()) {
      for (Class<?> type : ReflectionSupport.findAllClassesInClasspathRoot(
          root.toUri(), any -> true, roots::isReadable)) {
        ModelProperty.of(type, "", order.parameters())
            .filter(ModelProperty::canBeMade)
            .ifPresent(model -> {
              found.add(model);
              examples.of(type.getName()).ifPresent(found::add);
            });
      }
    }
    if (order.roots().stream().anyMatch(ModelRuns::isOfThisProject)) {
      examples.all().stream().filter(kept -> !kept.hasModel()).forEach(found::add);
    }
    for (String member : order.members()) {
      found.addAll(Selection.models(member, order.parameters(), examples));
    }
    found.removeIf(model -> order.parameters().containsKey("touchstone.checker")
        || order.done().contains(model.name())
        || !(order.only().isEmpty() || order.only().equals(model.id())));
    return new ModelRuns(session, order.parameters(), found);
  }

  /** Returns whether classes are those of the project whose examples are kept here. */
  private static boolean isOfThisProject(String root) {
    return Path.of(root).toAbsolutePath().startsWith(Path.of("").toAbsolutePath());
  }

  /** Tells which models there are and runs them in turn. */
  void run() {
    session.tellPlan(found.stream()
        .map(model -> Session.planned(model.name(), model.id(), model.name()))
        .toList());
    found.forEach(this::run);
  }

  private void run(Stated model) {
    long printed = session.tellStarted(model.name());
    Session.running(new Session.Property(model.name(), model::asTest));
    String status = "FAILED";
    String message = "";
    try {
      status = model.holds(parameters) ? "SUCCESSFUL" : "FAILED";
    } catch (InvocationTargetException thrown) {
      message = Thrown.text(thrown.getCause() == null ? thrown : thrown.getCause());
    } catch (ReflectiveOperationException | IOException | RuntimeException failed) {
      message = Thrown.text(failed);
    }
    Session.running(null);
    session.tellFinished(model.name(), status, message, printed);
  }
}

package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterexample;
import dev.touchstone.examples.Effort;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Group;
import dev.touchstone.examples.Sequence;
import dev.touchstone.machine.IllegalModel;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Execution;
import dev.touchstone.machine.internal.Failure;
import dev.touchstone.machine.internal.ScriptFailed;
import dev.touchstone.machine.internal.Shown;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/** Searches, compacts, folds and orders: from a model to the set that is shown. */
public final class Exhibition {
  private static final int MOST_ENDLESS = 4;
  private static final int DRAWN_FIRST = 100;
  private static final int AGAIN = 3;

  private Exhibition() {}

  /** Returns the examples of a model. */
  public static ExampleSet of(
      Blueprint blueprint, String type, SearchSettings settings, Sequence sequence) {
    checkFirstState(blueprint, settings);
    Findings findings = Search.of(blueprint, settings);
    List<Group> groups = groups(blueprint, findings, sequence);
    List<Counterexample> failures = new ArrayList<>();
    findings
        .failures()
        .forEach(failed -> failures.add(counterexample(blueprint, settings.root(), failed)));
    return new ExampleSet(
        blueprint.name(),
        type,
        groups,
        failures,
        Warnings.of(blueprint, findings, groups),
        effort(findings),
        findings.truncated());
  }

  private static void checkFirstState(Blueprint blueprint, SearchSettings settings) {
    Workshop shop =
        new Workshop(blueprint, new Sightings(blueprint, settings.heuristics()), settings.ticker());
    for (int number = 0; number < DRAWN_FIRST; number++) {
      Drawn drawn = shop.script(settings.root().children(), number);
      if (drawn == null || drawn.script().length() > 0) {
        return;
      }
    }
    throw new IllegalModel(
        "no command of " + blueprint.name() + " can be called in its first state "
            + Shown.of(blueprint.initial()) + ": every precondition is false; see pre and when of "
            + blueprint.commands().stream().map(Command::name).collect(Collectors.joining(", ")));
  }

  /** Runs what is to be shown; scripts that turn out to be endless are left out. */
  private static List<Group> groups(Blueprint blueprint, Findings findings, Sequence sequence) {
    Patience patience = new Patience();
    AtomicReference<List<Group>> groups = new AtomicReference<>(List.of());
    for (int endless = 0; endless < MOST_ENDLESS; endless++) {
      boolean done = patience
          .with(() ->
              groups.set(Ordering.of(sequence, folded(Compaction.of(blueprint, findings.found())))))
          .isEmpty();
      if (done) {
        return Objects.requireNonNull(groups.get());
      }
    }
    return List.of();
  }

  /** Returns the script of a numbered case. */
  public static Script script(Blueprint blueprint, SearchSettings settings, long number) {
    Workshop shop =
        new Workshop(blueprint, new Sightings(blueprint, settings.heuristics()), settings.ticker());
    Tried tried = shop.fresh(settings.root().children(), number);
    if (tried == null) {
      throw new IllegalArgumentException("case " + number + " was discarded");
    }
    return tried.drawn().script();
  }

  /** Puts each special case under a most general example that covers it. */
  private static List<Group> folded(List<Compact> compact) {
    Map<Compact, List<Example>> groups = new LinkedHashMap<>();
    for (Compact one : compact) {
      if (compact.stream().noneMatch(other -> other.shape().subsumes(one.shape()))) {
        groups.put(one, new ArrayList<>());
      }
    }
    for (Compact one : compact) {
      if (!groups.containsKey(one)) {
        Compact head = groups.keySet().stream()
            .filter(other -> other.shape().subsumes(one.shape()))
            .findFirst()
            .orElseThrow();
        Objects.requireNonNull(groups.get(head)).add(Telling.example(one));
      }
    }
    List<Group> made = new ArrayList<>();
    groups.forEach((head, similar) -> made.add(new Group(Telling.example(head), similar)));
    return made;
  }

  private static Counterexample counterexample(Blueprint blueprint, Node root, Tried tried) {
    Execution execution = Objects.requireNonNull(tried.failed());
    Failure failure = Objects.requireNonNull(execution.failure());
    return new Counterexample(
        failure.headline(),
        tried.drawn().script(),
        ScriptFailed.of(execution, failure).story(),
        PlainToken.of(blueprint, root, tried),
        unstable(blueprint, tried.drawn().script(), failure));
  }

  /** Returns whether a script that failed does something else when it runs again. */
  private static boolean unstable(Blueprint blueprint, Script script, Failure failure) {
    if (Search.hung(failure)) {
      return false;
    }
    AtomicBoolean differs = new AtomicBoolean();
    new Patience().with(() -> {
      for (int time = 0; time < AGAIN && !differs.get(); time++) {
        differs.set(!failsLike(failure, blueprint, script));
      }
    });
    return differs.get();
  }

  private static boolean failsLike(Failure failure, Blueprint blueprint, Script script) {
    try {
      Failure again = Patience.execution(blueprint, script).failure();
      return again != null && again.identity().equals(failure.identity());
    } catch (ModelError | Patience.Endless other) {
      return false;
    }
  }

  private static Effort effort(Findings findings) {
    Map<String, Integer> accepted = new TreeMap<>();
    Map<String, Integer> refused = new TreeMap<>();
    findings.answered().forEach((command, counts) -> {
      accepted.put(command, counts[0]);
      refused.put(command, counts[1]);
    });
    return new Effort(
        findings.runs(), findings.evaluations(), findings.found().size(), accepted, refused);
  }
}

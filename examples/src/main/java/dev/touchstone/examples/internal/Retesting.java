package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;
import dev.touchstone.examples.Divergence;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Reason;
import dev.touchstone.examples.Retest;
import dev.touchstone.examples.Stored;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Execution;
import dev.touchstone.machine.internal.Failure;
import dev.touchstone.machine.internal.ScriptFailed;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs stored examples on the model and the system of today.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), section 4.1.2.
 */
public final class Retesting {
  private final Blueprint blueprint;
  private final Sightings sightings;

  private Retesting(Blueprint blueprint) {
    this.blueprint = blueprint;
    this.sightings = new Sightings(blueprint, EnumSet.allOf(Heuristic.class));
  }

  /** Returns what became of each example. */
  public static List<Retest> of(Blueprint blueprint, List<Stored> stored) {
    Retesting retesting = new Retesting(blueprint);
    List<Retest> retests = new ArrayList<>();
    stored.forEach(one -> retests.add(retesting.patiently(one)));
    return List.copyOf(retests);
  }

  private Retest patiently(Stored stored) {
    AtomicReference<@Nullable Retest> done = new AtomicReference<>();
    Optional<Script> stuck = new Patience().with(() -> done.set(retest(stored)));
    String message = "a call never returned: " + stuck.map(Script::toString).orElse("");
    return stuck.isPresent()
        ? new Retest(stored, Retest.Outcome.FAILED, message, "")
        : Objects.requireNonNull(done.get());
  }

  private Retest retest(Stored stored) {
    if (!stored.active()) {
      return new Retest(stored, Retest.Outcome.OFF, "", "");
    }
    try {
      return ran(stored, calls(stored));
    } catch (Values.Lost lost) {
      return new Retest(stored, Retest.Outcome.NOT_RUNNABLE, String.valueOf(lost.getMessage()), "");
    } catch (ModelError error) {
      return new Retest(stored, Retest.Outcome.FAILED, String.valueOf(error.getMessage()), "");
    }
  }

  private List<Call> calls(Stored stored) {
    Replayed replayed = new Replayed(blueprint);
    for (Stored.StoredCall call : stored.calls()) {
      List<Replayed.Argument> arguments = new ArrayList<>();
      call.arguments()
          .forEach(data -> arguments.add(
              (command, position, state) -> Values.read(data, command, position, state)));
      replayed.call(call.command(), arguments);
    }
    return replayed.calls();
  }

  private Retest ran(Stored stored, List<Call> calls) {
    List<Line> expected = new ArrayList<>();
    stored
        .calls()
        .forEach(call ->
            expected.add(new Line(expected.size() + 1, call.call(), call.answer(), true, true)));
    Optional<Half> half = Half.of(blueprint, calls);
    if (half.isEmpty()) {
      String message = Replayed.difference(blueprint, calls, expected).orElse("it fails");
      return new Retest(stored, Retest.Outcome.FAILED, message, story(calls));
    }
    if (half.get().unstable()) {
      return new Retest(stored, Retest.Outcome.UNSTABLE, "three runs disagree", "");
    }
    List<Line> lines = half.get().lines();
    Optional<String> difference = Replayed.difference(lines, expected);
    if (difference.isPresent()) {
      boolean forbidden = !half.get().allowed()
          && !stored.calls().get(lines.size() - 1).answer().equals(Answers.NOT_ALLOWED);
      return new Retest(
          stored,
          forbidden ? Retest.Outcome.FAILED : Retest.Outcome.FEATURE_CHANGED,
          difference.get(),
          text(lines));
    }
    return stored.whys().stream()
        .map(why -> edited(stored, calls, lines, why))
        .filter(retest -> retest.outcome() != Retest.Outcome.PASSED)
        .findFirst()
        .orElseGet(() -> passed(stored));
  }

  /** Returns what happens today where it is wrong. */
  private String story(List<Call> calls) {
    int allowed = Half.allowed(blueprint, calls);
    Execution execution = Patience.execution(blueprint, new Script(calls.subList(0, allowed)));
    Failure failure = execution.failure();
    return failure == null
        ? ""
        : String.join("\n", ScriptFailed.of(execution, failure).story()) + "\n";
  }

  /** Returns how an example differs on a model and its system; nothing where it does not. */
  public static Optional<String> difference(Blueprint blueprint, Example example) {
    Retesting retesting = new Retesting(blueprint);
    Stored stored = Evidence.stored(example, true, "");
    try {
      return Replayed.difference(blueprint, retesting.calls(stored), example.lines());
    } catch (Values.Lost lost) {
      return Optional.of(String.valueOf(lost.getMessage()));
    } catch (ModelError error) {
      return Optional.of(String.valueOf(error.getMessage()));
    }
  }

  private static Retest passed(Stored stored) {
    return new Retest(stored, Retest.Outcome.PASSED, "", "");
  }

  private Retest edited(Stored stored, List<Call> calls, List<Line> lines, Stored.StoredWhy why) {
    Run run = run(calls, why);
    Counterfactual edit = edit(why);
    Divergence found = new Rerun(run, run.length()).of(edit);
    if (why.reason() == Reason.NOTHING ? found == null : same(found, why)) {
      boolean shown = sightings.of(run).stream()
          .anyMatch(one -> Telling.name(one.feature().text()).equals(why.feature()));
      if (shown || why.reason() == Reason.NOTHING) {
        return passed(stored);
      }
    }
    return changed(stored, run, edit, found, lines);
  }

  private static boolean same(@Nullable Divergence found, Stored.StoredWhy why) {
    return found != null && found.at() + 1 == why.at() && found.reason() == why.reason();
  }

  private static Retest changed(
      Stored stored, Run run, Counterfactual edit, @Nullable Divergence found, List<Line> lines) {
    if (found == null || !Rerun.differs(found)) {
      return new Retest(
          stored, Retest.Outcome.FEATURE_CHANGED, "the edit changes nothing any more", text(lines));
    }
    String now = text(lines.subList(0, found.at() + 1))
        + Telling.sentence(run, edit, found.at(), found.reason()) + "\n"
        + (found.at() + 1) + ". "
        + Telling.effect(lines.get(found.at()), run, found.at(), found.reason()) + "\n";
    return new Retest(
        stored,
        Retest.Outcome.FEATURE_CHANGED,
        "the edit changes command " + (found.at() + 1) + " now",
        now);
  }

  private Run run(List<Call> calls, Stored.StoredWhy why) {
    List<@Nullable Object @Nullable []> alternatives = new ArrayList<>();
    for (int i = 0; i < calls.size(); i++) {
      alternatives.add(null);
    }
    Execution execution = Patience.execution(blueprint, new Script(calls));
    int position = why.first() - 1;
    if (why.kind().equals("swap")) {
      Command command = blueprint.commands().get(calls.get(position).number());
      @Nullable Object[] other = new @Nullable Object[why.other().size()];
      for (int i = 0; i < other.length; i++) {
        other[i] = Values.read(why.other().get(i), command, i, execution.state(position));
      }
      alternatives.set(position, other);
    }
    return new Run(blueprint, new Drawn(new Script(calls), alternatives), execution);
  }

  private static Counterfactual edit(Stored.StoredWhy why) {
    if (why.kind().equals("swap")) {
      return new Counterfactual.Swap(why.first() - 1);
    }
    return why.first() == why.last()
        ? new Counterfactual.Delete(why.first() - 1)
        : new Counterfactual.DeleteRange(why.first() - 1, why.last() - 1);
  }

  private static String text(List<Line> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach(
        line -> text.append(line.number()).append(". ").append(line.text()).append('\n'));
    return text.toString();
  }
}

package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Identity;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Trace;
import dev.touchstone.machine.internal.Failure;
import dev.touchstone.machine.internal.Naming;
import dev.touchstone.machine.internal.References;
import dev.touchstone.machine.internal.ScriptFailed;
import dev.touchstone.machine.internal.Shown;
import dev.touchstone.machine.internal.judge.History;
import dev.touchstone.machine.internal.judge.Judgement;
import dev.touchstone.machine.internal.judge.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Words what parallel runs find. */
public final class Findings {
  /** The identity of runs that no order explains. */
  public static final Identity UNEXPLAINED = new Identity("no possible interleaving", "", -1);

  /** The identity of runs that did not end. */
  public static final Identity HANG = new Identity("hang", "", -1);

  private Findings() {}

  /**
   * Tells what was seen, how far orders explain it, and whether only the time of calls forbids one.
   *
   * @param serialised what a judge says who does not look at the time of calls
   * @param threw what the model threw when it heard of the failure, or null
   */
  static ScriptFailed unexplained(
      Paced paced,
      History<Result<?>> history,
      Judgement.Unexplained unexplained,
      Judgement serialised,
      @Nullable Throwable threw) {
    ParallelScript script = paced.script();
    Map<Integer, String> outcomes = outcomes(paced, history);
    int[] names = names(script, unexplained.state());
    List<String> story = lines(script, names, outcomes);
    if (serialised instanceof Judgement.Explained explained) {
      story.add("only the time of the calls forbids: "
          + Naming.with(names, () -> order(script, explained.witness())));
    }
    story.add("closest: "
        + Naming.with(
            names,
            () -> order(script, unexplained.closest())
                + "; then "
                + stop(script, outcomes, unexplained)));
    if (threw != null) {
      story.add("onFailure threw: " + threw);
    }
    return new ScriptFailed("no possible interleaving", UNEXPLAINED, () -> story);
  }

  /** Numbers the variables that calls refer to, and those that a state mentions. */
  private static int[] names(ParallelScript script, Object state) {
    return References.names(script.calls(), Naming.mentioned(() -> Shown.of(state)));
  }

  /** Returns what calls gave; those that give nothing are not there. */
  private static Map<Integer, String> outcomes(Paced paced, History<Result<?>> history) {
    Map<Integer, String> outcomes = new HashMap<>();
    for (int branch = 0; branch < paced.branches().size(); branch++) {
      List<Planned> calls = paced.branches().get(branch);
      for (int index = 0; index < calls.size(); index++) {
        Result<?> result = history.seen(branch, index);
        if (calls.get(index).command().gives() || result.threw()) {
          outcomes.put(calls.get(index).variable(), "  -> " + result);
        }
      }
    }
    return outcomes;
  }

  /** Says why an order that explains some of the calls cannot go on. */
  private static String stop(
      ParallelScript script, Map<Integer, String> outcomes, Judgement.Unexplained unexplained) {
    String state = Shown.of(unexplained.state());
    List<String> next = new ArrayList<>();
    for (int branch = 0; branch < script.branches().size(); branch++) {
      int own = branch;
      int placed = (int)
          unexplained.closest().stream().filter(place -> place.branch() == own).count();
      List<Call> calls = script.branches().get(branch);
      if (placed < calls.size()) {
        Call call = calls.get(placed);
        next.add(order(script, List.of(new Place(branch, placed)))
            + outcomes.getOrDefault(call.variable(), "").replace("  ", " "));
      }
    }
    return next.isEmpty()
        ? "the invariant is false in state " + state
        : "in state " + state + " nothing fits: " + String.join(", ", next);
  }

  /** Tells that a call of the prefix was wrong, when nothing ran in parallel yet. */
  static ScriptFailed prefix(
      Paced paced, Planned planned, Object state, Result<?> result, Failure failure) {
    int[] names = names(paced.script(), state);
    List<String> story = lines(paced.script(), names, Map.of(planned.variable(), "  -> " + result));
    story.add("state before: " + Naming.with(names, () -> Shown.of(state)));
    ScriptFailed failed =
        new ScriptFailed(failure.headline() + " in the prefix", failure.identity(), () -> story);
    if (failure.cause() != null) {
      failed.initCause(failure.cause());
    }
    return failed;
  }

  /** Tells that two calls gave the same though each promised something new. */
  static ScriptFailed repeated(Paced paced, Planned planned, Planned earlier, Result<?> result) {
    String given = "  -> " + result;
    String headline =
        "fresh result repeated: " + planned.command().name() + " gave " + result + " again";
    return new ScriptFailed(
        headline,
        new Identity("fresh result repeated", planned.command().name(), -1),
        () -> lines(paced.script(), Map.of(planned.variable(), given, earlier.variable(), given)));
  }

  /** Tells which property of its trace a system broke. */
  static ScriptFailed trace(Paced paced, Failure failure, Trace<?> trace) {
    List<String> story = lines(paced.script(), Map.of());
    story.add("trace: " + trace);
    return new ScriptFailed(failure.headline(), failure.identity(), () -> story);
  }

  /** Tells where branches were that did not end. */
  static ScriptFailed hang(Paced paced, Hang hang) {
    List<String> story = lines(paced.script(), Map.of());
    String[] text = String.valueOf(hang.getMessage()).split("\n", -1);
    story.addAll(List.of(text).subList(1, text.length));
    ScriptFailed failed = new ScriptFailed(text[0], HANG, () -> story);
    failed.initCause(hang);
    return failed;
  }

  private static List<String> lines(ParallelScript script, Map<Integer, String> outcomes) {
    return lines(script, References.names(script.calls()), outcomes);
  }

  private static List<String> lines(
      ParallelScript script, int[] names, Map<Integer, String> outcomes) {
    return new ArrayList<>(script.lines(names, call -> outcomes.getOrDefault(call.variable(), "")));
  }

  private static String order(ParallelScript script, List<Place> order) {
    List<String> calls = new ArrayList<>();
    for (Place place : order) {
      Call call = script.branches().get(place.branch()).get(place.index());
      calls.add(ParallelScript.name(place.branch()) + ": " + Shown.of(call));
    }
    return calls.isEmpty() ? "no call" : String.join(", ", calls);
  }
}

package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Identity;
import dev.touchstone.internal.run.Finding;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Shown;
import dev.touchstone.machine.internal.judge.History;
import dev.touchstone.machine.internal.judge.Judgement;
import dev.touchstone.machine.internal.judge.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Says that no serial order explains what the branches have seen. */
public final class Unexplained extends AssertionError implements Finding {
  private static final long serialVersionUID = 1L;

  /** The identity of all such failures. */
  public static final Identity IDENTITY = new Identity("no possible interleaving", "", -1);

  private final transient List<String> story;

  Unexplained(List<String> story) {
    super("no possible interleaving\n" + String.join("\n", story));
    this.story = List.copyOf(story);
  }

  /**
   * Tells what was seen, how far orders explain it, and whether only the time of calls forbids one.
   *
   * @param serialised what a judge says who does not look at the time of calls
   */
  static Unexplained of(
      ParallelScript script,
      History<Result<?>> history,
      Judgement.Unexplained unexplained,
      Judgement serialised) {
    Map<Integer, String> outcomes = new HashMap<>();
    for (int branch = 0; branch < script.branches().size(); branch++) {
      List<Call> calls = script.branches().get(branch);
      for (int index = 0; index < calls.size(); index++) {
        outcomes.put(calls.get(index).variable(), "  -> " + history.seen(branch, index));
      }
    }
    List<String> story =
        new ArrayList<>(script.lines(call -> outcomes.getOrDefault(call.variable(), "")));
    if (serialised instanceof Judgement.Explained explained) {
      story.add("an order that only the time of the calls forbids: "
          + order(script, explained.witness()));
    }
    story.add("closest: " + order(script, unexplained.closest()) + ", then nothing fits in state "
        + script.named(() -> Shown.of(unexplained.state())));
    return new Unexplained(story);
  }

  @Override
  public Identity identity() {
    return IDENTITY;
  }

  @Override
  public String headline() {
    return "no possible interleaving";
  }

  @Override
  public List<String> story() {
    return story;
  }

  /** Returns a serial order as a line. */
  static String order(ParallelScript script, List<Place> order) {
    List<String> calls = new ArrayList<>();
    script.named(() -> {
      for (Place place : order) {
        Call call = script.branches().get(place.branch()).get(place.index());
        calls.add(ParallelScript.name(place.branch()) + ": " + Shown.of(call));
      }
      return calls;
    });
    return calls.isEmpty() ? "no call" : String.join(", ", calls);
  }
}

package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Identity;
import dev.touchstone.internal.run.Finding;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.internal.Shown;
import dev.touchstone.machine.internal.judge.Place;
import java.util.ArrayList;
import java.util.List;

/** Says that no serial order explains what the branches have seen. */
public final class Unexplained extends AssertionError implements Finding {
  private static final long serialVersionUID = 1L;

  /** The identity of all such failures. */
  public static final Identity IDENTITY = new Identity("no possible interleaving", "", -1);

  private final transient List<String> story;

  Unexplained(List<String> story) {
    super("no possible interleaving\n" + String.join("\n", story), null, false, false);
    this.story = List.copyOf(story);
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
    return calls.isEmpty() ? "(none)" : String.join(", ", calls);
  }
}

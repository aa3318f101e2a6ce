package dev.touchstone.examples;

import dev.touchstone.machine.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * How many faulty systems a set of examples tells from the right one: how much it says.
 *
 * @param killed the faults that some example shows
 * @param survived the faults that none shows
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record MutationScore(List<String> killed, List<String> survived) {
  /** Keeps unchangeable lists. */
  public MutationScore {
    killed = List.copyOf(killed);
    survived = List.copyOf(survived);
  }

  /** Runs every example on every faulty system. */
  public static MutationScore of(
      List<Example> examples, Map<String, ? extends Model<?, ?>> faulty) {
    List<String> killed = new ArrayList<>();
    List<String> survived = new ArrayList<>();
    faulty.forEach((name, model) -> {
      Examples search = Examples.of(model);
      boolean shown = examples.stream()
          .anyMatch(example -> !example.unstable() && search.difference(example).isPresent());
      (shown ? killed : survived).add(name);
    });
    return new MutationScore(killed, survived);
  }

  /** Returns the share of faults that are shown, from 0 to 1. */
  public double share() {
    int all = killed.size() + survived.size();
    return all == 0 ? 0 : (double) killed.size() / all;
  }
}

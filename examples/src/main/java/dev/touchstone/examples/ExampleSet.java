package dev.touchstone.examples;

import java.util.ArrayList;
import java.util.List;
import org.apiguardian.api.API;

/**
 * The examples found for a model.
 *
 * @param model what reports call the model
 * @param type the class of the model
 * @param groups the examples in reading order, each with its special cases
 * @param failures scripts met on the way that are wrong
 * @param warnings what to know about the model and the search
 * @param effort what the search cost and met
 * @param truncated why the search was cut short, or ""; where it ran out of time the same seed may
 *     give another set
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record ExampleSet(
    String model,
    String type,
    List<Group> groups,
    List<Counterexample> failures,
    List<String> warnings,
    Effort effort,
    String truncated) {
  /** Keeps unchangeable lists. */
  public ExampleSet {
    groups = List.copyOf(groups);
    failures = List.copyOf(failures);
    warnings = List.copyOf(warnings);
  }

  /** Returns all examples in reading order, special cases after their head. */
  public List<Example> examples() {
    List<Example> all = new ArrayList<>();
    for (Group group : groups) {
      all.add(group.head());
      all.addAll(group.similar());
    }
    return all;
  }
}

package dev.touchstone.examples;

import java.util.Collections;
import java.util.List;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Why an example is worth reading: what happens if something in it were otherwise.
 *
 * @param heuristic how it was seen
 * @param edit what is otherwise
 * @param at the call that differs then, or that does not although it might, counted from zero
 * @param reason how it differs
 * @param original the script
 * @param altered the edited script, which really ran; empty where it does not
 * @param sentence the edit and its effect in words
 * @param effect what happens to the call that differs; empty where nothing does
 * @param feature what is shown, for comparison with other runs
 * @param kind what is shown, without what tells near duplicates apart
 * @param other other arguments of a swapped call; empty where none is
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Why(
    Heuristic heuristic,
    Counterfactual edit,
    int at,
    Reason reason,
    List<Line> original,
    List<Line> altered,
    String sentence,
    String effect,
    String feature,
    String kind,
    List<@Nullable Object> other) {
  /** Keeps unchangeable lists. */
  public Why {
    original = List.copyOf(original);
    altered = List.copyOf(altered);
    other = Collections.unmodifiableList(other);
  }
}

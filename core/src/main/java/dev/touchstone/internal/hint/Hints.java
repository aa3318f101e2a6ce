package dev.touchstone.internal.hint;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Digest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What hints have answered in one search for a smaller case.
 *
 * <p>A hint that misbehaves is left aside for the rest of the search, with a remark; so is nothing
 * else: the search goes on with its own passes.
 */
public final class Hints {
  private final Map<Asked, List<List<Choice>>> known = new HashMap<>();
  private final Map<String, String> wrong = new LinkedHashMap<>();
  private final Map<String, String> lost = new LinkedHashMap<>();
  private final Set<String> traced = new HashSet<>();

  private record Asked(Hinted<?> hint, Digest choices) {}

  /** Returns cases to try in the place of one, the most promising first. */
  public List<Choices> instead(Choices best, Sighting seen) {
    List<Choices> cases = new ArrayList<>();
    for (List<Choice> part : parts(best, seen)) {
      cases.add(best.splice(seen.from(), seen.to(), part));
    }
    return cases;
  }

  private List<List<Choice>> parts(Choices best, Sighting seen) {
    String place = seen.hint().place();
    if (wrong.containsKey(place)) {
      return List.of();
    }
    return known.computeIfAbsent(
        new Asked(seen.hint(), seen.choices(best).digest()), asked -> ask(seen, place));
  }

  private List<List<Choice>> ask(Sighting seen, String place) {
    Answer answer = Answer.of(seen);
    if (!answer.wrong().isEmpty()) {
      wrong.put(place, answer.wrong());
    }
    if (!answer.parts().isEmpty()) {
      traced.add(place);
    } else if (answer.values() > 0) {
      lost.put(
          place,
          "gave no value that leads back to choices;"
              + " give what its generator draws as a second argument");
    }
    return answer.parts();
  }

  /** Returns what to know about hints that were of no use. */
  public List<String> remarks() {
    Map<String, String> all = new LinkedHashMap<>(lost);
    all.keySet().removeAll(traced);
    all.putAll(wrong);
    List<String> remarks = new ArrayList<>();
    all.forEach((place, what) -> remarks.add("the shrink hint of " + place + " " + what));
    return remarks;
  }
}

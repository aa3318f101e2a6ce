package dev.touchstone.examples;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * What became of the stored examples of a model.
 *
 * @param all one by one
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Retests(List<Retest> all) {
  /** Keeps an unchangeable list. */
  public Retests {
    all = List.copyOf(all);
  }

  /** Returns those that somebody must look at. */
  public List<Retest> findings() {
    return all.stream().filter(one -> one.outcome().finding()).toList();
  }

  /** Returns how many came to an outcome. */
  public long count(Retest.Outcome outcome) {
    return all.stream().filter(one -> one.outcome() == outcome).count();
  }

  /** Returns how many came to which outcome, in a line. */
  public String summary() {
    List<String> parts = new ArrayList<>();
    for (Retest.Outcome outcome : Retest.Outcome.values()) {
      if (count(outcome) > 0) {
        parts.add(count(outcome) + " " + outcome.words());
      }
    }
    String examples = all.size() == 1 ? "1 example" : all.size() + " examples";
    return parts.isEmpty() ? "no examples" : examples + ": " + String.join(", ", parts);
  }

  /** Returns the summary and, one by one, what changed or is unstable. */
  public String text() {
    StringBuilder text = new StringBuilder(summary()).append('\n');
    all.stream()
        .filter(one -> one.outcome().finding() || one.outcome() == Retest.Outcome.UNSTABLE)
        .forEach(one -> text.append('\n').append(one.text()));
    return text.toString();
  }

  /** Returns the counts, and what changed, as plain data. */
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    for (Retest.Outcome outcome : Retest.Outcome.values()) {
      data.put(outcome.name(), count(outcome));
    }
    data.put("changed", findings().stream().map(Retests::data).toList());
    return data;
  }

  private static Map<String, Object> data(Retest retest) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", retest.stored().id());
    data.put("outcome", retest.outcome().name());
    data.put("message", retest.message());
    data.put("was", retest.stored().text());
    data.put("is", retest.now());
    return data;
  }
}

package dev.touchstone.laws;

import java.util.Map;
import java.util.stream.Collectors;
import org.apiguardian.api.API;

/**
 * A statement that looked like a law, and a smallest case in which it is false.
 *
 * @param condition the condition of the law, or "" if it has none
 * @param law the equation
 * @param counterexample the value of each variable in it, as it is shown
 * @param left what the left side gives there
 * @param right what the right side gives there
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Misconception(
    String condition, Law law, Map<String, String> counterexample, String left, String right) {
  /** Returns the values against it and what the sides give there, in words. */
  public String where() {
    return left.equals(right)
        ? "for %s it is sometimes not: a function does not always answer the same"
            .formatted(values())
        : "for %s it is %s, but %s".formatted(values(), left, right);
  }

  private String values() {
    return counterexample.entrySet().stream()
        .map(entry -> entry.getKey() + " = " + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  @Override
  public String toString() {
    String whole = condition.isEmpty() ? law.toString() : condition + " => " + law;
    return left.equals(right)
        ? "%s is sometimes false for %s: a function does not always answer the same"
            .formatted(whole, values())
        : "%s is false for %s: %s, but %s".formatted(whole, values(), left, right);
  }
}

package dev.touchstone.examples;

import java.util.List;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * An example as it is kept in a file: evidence of how a system behaved.
 *
 * @param id its name
 * @param active whether it is run
 * @param since the build that first had it
 * @param calls its calls, as plain data
 * @param whys why it is worth reading, as far as that is told of this very script
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Stored(
    String id, boolean active, String since, List<StoredCall> calls, List<StoredWhy> whys) {
  /** Keeps unchangeable lists. */
  public Stored {
    calls = List.copyOf(calls);
    whys = List.copyOf(whys);
  }

  /**
   * A call and what it gave.
   *
   * @param command the command
   * @param arguments the arguments, as plain data
   * @param call the call as text
   * @param answer what it gave, as text
   * @since 0.1
   */
  public record StoredCall(
      String command, List<@Nullable Object> arguments, String call, String answer) {
    /** Returns the call and its answer. */
    public String text() {
      return answer.isEmpty() ? call : call + " -> " + answer;
    }
  }

  /**
   * An edit and what it changed.
   *
   * @param kind {@code delete} or {@code swap}
   * @param first the first edited call, from 1
   * @param last the last edited call, from 1
   * @param at the call that differs, from 1
   * @param reason how it differs
   * @param feature a name of what is shown
   * @param other other arguments of a swap, as plain data
   * @since 0.1
   */
  public record StoredWhy(
      String kind,
      int first,
      int last,
      int at,
      Reason reason,
      String feature,
      List<@Nullable Object> other) {}

  /** Returns the example as text. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < calls.size(); i++) {
      text.append(i + 1).append(". ").append(calls.get(i).text()).append('\n');
    }
    return text.toString();
  }
}

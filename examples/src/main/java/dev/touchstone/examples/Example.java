package dev.touchstone.examples;

import dev.touchstone.machine.Call;
import java.util.List;
import org.apiguardian.api.API;

/**
 * A short script that really ran, with what each call gave.
 *
 * @param id a short name that stays the same as long as the example says the same
 * @param calls the calls
 * @param lines the calls and what they gave, as text
 * @param whys why it is worth reading
 * @param unstable whether it gave something else when it ran again
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Example(
    String id, List<Call> calls, List<Line> lines, List<Why> whys, boolean unstable) {
  /** Keeps unchangeable lists. */
  public Example {
    calls = List.copyOf(calls);
    lines = List.copyOf(lines);
    whys = List.copyOf(whys);
  }

  /** Returns the command the example is about: that of its last call. */
  public String command() {
    return calls.get(calls.size() - 1).command();
  }

  /** Returns whether the last call may be made. */
  public boolean allowed() {
    return lines.get(lines.size() - 1).allowed();
  }

  /** Returns the example as text, one line per call. */
  public String text() {
    StringBuilder text = new StringBuilder();
    lines.forEach(
        line -> text.append(line.number()).append(". ").append(line.text()).append('\n'));
    return text.toString();
  }
}

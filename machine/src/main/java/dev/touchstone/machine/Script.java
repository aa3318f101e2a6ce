package dev.touchstone.machine;

import dev.touchstone.machine.internal.Naming;
import dev.touchstone.machine.internal.References;
import dev.touchstone.machine.internal.Shown;
import dev.touchstone.machine.internal.Source;
import java.util.ArrayList;
import java.util.List;
import org.apiguardian.api.API;

/**
 * A list of calls, made before any of them runs: data that can be printed, compared and kept.
 *
 * @param calls the calls, in order
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Script(List<Call> calls) {
  /** Keeps an unchangeable list. */
  public Script {
    calls = List.copyOf(calls);
  }

  /** Returns how many calls there are. */
  public int length() {
    return calls.size();
  }

  /** Returns one line per call, with a variable where a later call refers to the result. */
  public List<String> lines() {
    return lines(References.names(calls));
  }

  /** Returns one line per call, with the variables that have a number. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public List<String> lines(int[] names) {
    return Naming.with(names, () -> {
      List<String> lines = new ArrayList<>();
      for (Call call : calls) {
        String variable = names[call.variable()] > 0 ? Naming.of(call.variable()) + " = " : "";
        lines.add(variable + Shown.of(call));
      }
      return lines;
    });
  }

  /**
   * Returns the script as Java statements on a variable that holds the system.
   *
   * <p>Commands are written as methods of the system and extractors as methods of results, which is
   * what they are where a model names them so.
   *
   * @param system the name of the variable
   */
  public String source(String system) {
    return Source.of(this, system);
  }

  @Override
  public String toString() {
    return calls.isEmpty() ? "(no calls)" : String.join("; ", lines());
  }
}

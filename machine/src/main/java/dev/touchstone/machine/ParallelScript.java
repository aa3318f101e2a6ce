package dev.touchstone.machine;

import dev.touchstone.machine.internal.Naming;
import dev.touchstone.machine.internal.References;
import dev.touchstone.machine.internal.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * Calls to make one after the other, and then branches of calls to make at the same time.
 *
 * <p>No call refers to a result of another branch, and every precondition holds in every order in
 * which the branches can interleave.
 *
 * @param prefix the calls that come first
 * @param branches the branches, none of them empty
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record ParallelScript(List<Call> prefix, List<List<Call>> branches) {
  /** Keeps unchangeable lists. */
  public ParallelScript {
    prefix = List.copyOf(prefix);
    branches = branches.stream().map(List::copyOf).toList();
  }

  /** Returns all calls: the prefix, then branch by branch. */
  public List<Call> calls() {
    return Stream.concat(prefix.stream(), branches.stream().flatMap(List::stream))
        .toList();
  }

  /** Returns how many calls the branches have together. */
  public int parallelCalls() {
    return branches.stream().mapToInt(List::size).sum();
  }

  /** Returns what reports call a branch. */
  public static String name(int branch) {
    return String.valueOf((char) ('A' + branch));
  }

  /** Shows something with the variables of this script under their names. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public <T> T named(Supplier<T> shown) {
    return Naming.with(References.names(calls()), shown);
  }

  /** Returns one line per call under headings, with something added to each call. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public List<String> lines(Function<Call, String> outcome) {
    return lines(References.names(calls()), outcome);
  }

  /** Returns one line per call under headings, with variables numbered as told. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public List<String> lines(int[] names, Function<Call, String> outcome) {
    return Naming.with(names, () -> {
      List<String> lines = new ArrayList<>();
      part(lines, "prefix:", prefix, call -> shown(call, names) + outcome.apply(call));
      for (int branch = 0; branch < branches.size(); branch++) {
        List<Call> calls = branches.get(branch);
        part(lines, name(branch) + ":", calls, call -> shown(call, names) + outcome.apply(call));
      }
      return lines;
    });
  }

  private static void part(
      List<String> lines, String heading, List<Call> calls, Function<Call, String> shown) {
    for (int i = 0; i < calls.size(); i++) {
      lines.add("%-9s%s".formatted(i == 0 ? heading : "", shown.apply(calls.get(i))));
    }
  }

  private static String shown(Call call, int[] names) {
    boolean named = names[call.variable()] > 0;
    return (named ? Naming.of(call.variable()) + " = " : "") + Shown.of(call);
  }

  @Override
  public String toString() {
    return named(() -> {
      int[] names = References.names(calls());
      StringBuilder text = new StringBuilder(row(prefix, names));
      for (int branch = 0; branch < branches.size(); branch++) {
        text.append(text.isEmpty() ? "" : " | ");
        text.append(name(branch)).append(": ").append(row(branches.get(branch), names));
      }
      return text.isEmpty() ? "(no calls)" : text.toString();
    });
  }

  private static String row(List<Call> calls, int[] names) {
    return String.join("; ", calls.stream().map(call -> shown(call, names)).toList());
  }
}

package dev.touchstone.samples.procreg;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.ParallelScript;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All scripts of {@link SingleProcess} with at most two calls first and four at the same time. */
final class SmallScripts {
  private static final List<String> COMMANDS = List.of("kill", "reg", "unreg", "where");
  private static final int LONGEST_PREFIX = 2;
  private static final List<List<Integer>> SHAPES = List.of(
      List.of(1, 1),
      List.of(1, 2),
      List.of(1, 3),
      List.of(2, 2),
      List.of(1, 1, 1),
      List.of(1, 1, 2),
      List.of(1, 1, 1, 1));

  private SmallScripts() {}

  /** Returns the scripts, branches of equal length in both orders. */
  static Stream<ParallelScript> all() {
    return IntStream.rangeClosed(0, LONGEST_PREFIX)
        .boxed()
        .flatMap(prefix -> SHAPES.stream().flatMap(shape -> of(prefix, shape)));
  }

  private static Stream<ParallelScript> of(int prefix, List<Integer> shape) {
    int calls = prefix + shape.stream().mapToInt(length -> length).sum();
    return IntStream.range(0, power(calls)).mapToObj(number -> script(number, prefix, shape));
  }

  private static ParallelScript script(int number, int prefix, List<Integer> shape) {
    List<List<Call>> branches = new ArrayList<>();
    int from = prefix;
    for (int length : shape) {
      branches.add(calls(number, from, from + length));
      from += length;
    }
    return new ParallelScript(calls(number, 0, prefix), branches);
  }

  private static List<Call> calls(int number, int from, int to) {
    return IntStream.range(from, to).mapToObj(at -> call(number, at)).toList();
  }

  private static Call call(int number, int at) {
    int command = number / power(at) % COMMANDS.size();
    return new Call(at, command, COMMANDS.get(command), List.of());
  }

  private static int power(int exponent) {
    return 1 << (2 * exponent);
  }
}

package dev.touchstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the values of some sizes. */
@Command(name = "list", description = "List the values of some sizes, the smallest first.")
final class SpaceList implements Callable<Integer> {
  private final Printer printer;

  @Mixin
  private SpaceArguments arguments;

  @Option(
      names = "-n",
      paramLabel = "N",
      defaultValue = "1000",
      description = "List at most N values (default: ${DEFAULT-VALUE}).")
  private int most;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  SpaceList(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    if (most < 1) {
      throw new BadInput("-n is " + most + "; give at least 1");
    }
    SpaceArguments.Found<?> found = arguments.find();
    return printer.print(SpaceMishaps.told(() -> listed(found)));
  }

  private Answer listed(SpaceArguments.Found<?> found) {
    List<String> values = new ArrayList<>(
        IntStream.rangeClosed(arguments.sizes().least(), arguments.sizes().greatest())
            .boxed()
            .flatMap(size -> all(found, size))
            .map(String::valueOf)
            .limit(most + 1L)
            .toList());
    boolean more = values.size() > most;
    if (more) {
      values.remove(most);
    }
    String text = String.join("\n", values) + (more ? "\n... and more; -n lists more" : "");
    return Answer.ok(
        values.isEmpty() ? "there is no such value of " + arguments.sizes() : text,
        Json.object(
            "type",
            arguments.type(),
            "where",
            arguments.where(),
            "values",
            values,
            "complete",
            !more));
  }

  private static <T> Stream<T> all(SpaceArguments.Found<T> found, int size) {
    return found
        .guided()
        .map(guided -> guided.all(size))
        .orElseGet(() -> found.space().all(size));
  }
}

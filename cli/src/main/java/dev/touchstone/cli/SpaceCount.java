package dev.touchstone.cli;

import dev.touchstone.space.Sizes;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Tells how many values of each size there are. */
@Command(name = "count", description = "Tell how many values of each size there are, exactly.")
final class SpaceCount implements Callable<Integer> {
  private final Printer printer;

  @Mixin
  private SpaceArguments arguments;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  SpaceCount(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    SpaceArguments.Found<?> found = arguments.find();
    return printer.print(SpaceMishaps.told(() -> counted(found)));
  }

  private Answer counted(SpaceArguments.Found<?> found) {
    Sizes sizes = arguments.sizes();
    List<Row> rows = new ArrayList<>();
    try (Progress progress =
        Progress.on(printer.console(), "spaces", sizes.greatest() - sizes.least() + 1L)) {
      for (int size = sizes.least(); size <= sizes.greatest(); size++) {
        rows.add(Row.of(found, size));
        progress.step();
      }
    }
    String heading = "  size  " + word("all") + (found.guided().isPresent() ? word("valid") : "");
    return Answer.ok(
        heading.stripTrailing() + "\n" + rows.stream().map(Row::line).collect(Collectors.joining()),
        Json.object(
            "type", arguments.type(),
            "where", arguments.where(),
            "counts", rows.stream().map(Row::data).toList()));
  }

  private static String word(String word) {
    return "%20s  ".formatted(word);
  }

  /** What is known of one size. */
  private record Row(int size, BigInteger all, Optional<BigInteger> valid) {
    static Row of(SpaceArguments.Found<?> found, int size) {
      return new Row(
          size, found.space().count(size), found.guided().map(guided -> guided.count(size)));
    }

    String line() {
      String shown = valid.map(number -> word("%,d".formatted(number))).orElse("");
      return "%6d  %s%s".formatted(size, word("%,d".formatted(all)), shown).stripTrailing() + "\n";
    }

    Map<String, Object> data() {
      Map<String, Object> data = Json.object("size", size, "all", all);
      valid.ifPresent(number -> data.put("valid", number));
      return data;
    }
  }
}

package dev.touchstone.cli;

import dev.touchstone.space.Sizes;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
    List<Map<String, Object>> rows = new ArrayList<>();
    StringBuilder text = new StringBuilder(heading(found.guided().isPresent()));
    try (Progress progress =
        Progress.on(printer.console(), "spaces", sizes.greatest() - sizes.least() + 1L)) {
      for (int size = sizes.least(); size <= sizes.greatest(); size++) {
        Map<String, Object> row = row(found, size);
        rows.add(row);
        text.append(line(row));
        progress.step();
      }
    }
    return Answer.ok(
        text.toString(),
        Json.object("type", arguments.type(), "where", arguments.where(), "counts", rows));
  }

  private static Map<String, Object> row(SpaceArguments.Found<?> found, int size) {
    BigInteger all = found.space().count(size);
    Map<String, Object> row = Json.object("size", size, "all", all);
    found.guided().ifPresent(guided -> row.put("valid", guided.count(size)));
    return row;
  }

  private static String heading(boolean valid) {
    return "%6s  %20s%s%n".formatted("size", "all", valid ? "  %20s".formatted("valid") : "");
  }

  private static String line(Map<String, Object> row) {
    Object valid = row.get("valid");
    return "%6s  %,20d%s%n"
        .formatted(
            row.get("size"), row.get("all"), valid == null ? "" : "  %,20d".formatted(valid));
  }
}

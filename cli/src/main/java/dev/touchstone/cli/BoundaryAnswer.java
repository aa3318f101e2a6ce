package dev.touchstone.cli;

import dev.touchstone.cli.check.PropertyResult;
import java.util.ArrayList;
import java.util.List;

/** Words the nearest cases that properties treat differently. */
final class BoundaryAnswer {
  private BoundaryAnswer() {}

  static Answer of(List<PropertyResult> results) {
    boolean fine = results.stream().allMatch(result -> result.ending().isFine());
    List<String> lines = new ArrayList<>();
    List<Object> data = new ArrayList<>();
    for (PropertyResult result : results) {
      if (result.ending().isFine()) {
        lines.add("Boundaries of " + result.name());
        result.report().lines().forEach(line -> lines.add("  " + line));
      } else {
        lines.addAll(CheckReport.lines(result));
      }
      data.add(Json.object(
          "name", result.name(),
          "boundaries", result.verdict().getOrDefault("boundaries", List.of())));
    }
    return new Answer(
        fine ? Exit.OK : Exit.FINDING, String.join("\n", lines), Json.object("properties", data));
  }
}

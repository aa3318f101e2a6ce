package dev.touchstone.cli;

import dev.touchstone.cli.check.PropertyResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Words what became of one case that was run again. */
final class ReplayReport {
  private ReplayReport() {}

  static Answer of(PropertyResult result, boolean explain) {
    List<String> lines = new ArrayList<>(CheckReport.lines(result));
    if (explain) {
      lines.addAll(explanation(result));
    }
    Exit exit = result.ending().isFine() ? Exit.OK : Exit.FINDING;
    return new Answer(exit, String.join("\n", lines), CheckReport.data(result));
  }

  static Answer asTest(PropertyResult result) {
    String source = result.text("test");
    if (source.isEmpty()) {
      throw new BadInput("there is no test to print, because " + reason(result));
    }
    return Answer.ok(source, CheckReport.data(result));
  }

  private static String reason(PropertyResult result) {
    return switch (result.ending()) {
      case PASSED, SKIPPED, GAVE_UP, UNCOVERED, CHANGED ->
        "the case does not fail: " + result.ending().word();
      case CRASHED -> "its arguments are not known: " + result.message();
      case FALSIFIED, ERROR ->
        "the case could not be run, or not be written as one: " + result.message();
    };
  }

  private static List<String> explanation(PropertyResult result) {
    if (!(result.verdict().get("arguments") instanceof List<?> arguments)) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(List.of("Which arguments matter"));
    for (Object argument : arguments) {
      if (argument instanceof Map<?, ?> shown) {
        boolean free = !String.valueOf(shown.get("remark")).isEmpty();
        lines.add("  " + shown.get("name") + (free ? ": any value fails" : ": matters"));
      }
    }
    return lines;
  }
}

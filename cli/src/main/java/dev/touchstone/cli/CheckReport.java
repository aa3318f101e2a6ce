package dev.touchstone.cli;

import dev.touchstone.cli.check.PropertyResult;
import dev.touchstone.cli.check.PropertyResult.Ending;
import dev.touchstone.cli.child.Unread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Words what became of properties: one line where one holds, the whole report where it does not. */
final class CheckReport {
  private static final int OUTPUT_LINES = 10;
  private static final int OUTPUT_WIDTH = 200;

  private CheckReport() {}

  static Answer of(List<PropertyResult> results, List<Unread> unread) {
    List<String> lines = new ArrayList<>();
    results.forEach(result -> lines.addAll(lines(result)));
    lines.addAll(UnreadClasses.lines(unread));
    lines.add(summary(results) + UnreadClasses.summary(unread));
    boolean fine = results.stream().allMatch(result -> result.ending().isFine())
        && unread.stream().noneMatch(Unread::counts);
    Map<String, Object> data = Json.object(
        "properties", results.stream().map(CheckReport::data).toList(),
        "passed", count(results, Ending.PASSED),
        "skipped", count(results, Ending.SKIPPED),
        "failed", results.stream().filter(r -> !r.ending().isFine()).count(),
        "unread", UnreadClasses.data(unread));
    return new Answer(fine ? Exit.OK : Exit.FINDING, String.join("\n", lines), data);
  }

  static List<String> lines(PropertyResult result) {
    List<String> lines = new ArrayList<>();
    if (result.ending() == Ending.PASSED) {
      List<String> report = result.report().lines().toList();
      lines.add("holds   " + result.name() + (report.isEmpty() ? "" : "   " + report.get(0)));
      report.stream().skip(1).forEach(line -> lines.add("      " + line));
      return lines;
    }
    if (result.ending() == Ending.SKIPPED) {
      lines.add("skipped " + result.name() + why(result.message()));
      return lines;
    }
    lines.add((result.ending() == Ending.CHANGED ? "CHANGED " : "FAILS   ") + result.name());
    lines.addAll(failure(result));
    lines.addAll(output(result));
    lines.add("");
    return lines;
  }

  private static List<String> failure(PropertyResult result) {
    List<String> lines = new ArrayList<>();
    if (result.ending() == Ending.CRASHED) {
      lines.addAll(crash(result));
    } else if (result.ending() == Ending.ERROR || result.report().isEmpty()) {
      lines.add(headline(result));
      result.message().lines().forEach(line -> lines.add("  " + line));
      lines.addAll(result.report().lines().toList());
    } else {
      lines.addAll(result.report().lines().toList());
      result.message().lines().map(CheckReport::besides).forEach(lines::add);
    }
    return lines;
  }

  private static String besides(String line) {
    return line.startsWith(" ") ? "  " + line : "  besides: " + line;
  }

  private static String headline(PropertyResult result) {
    String usual = result.report().isEmpty() ? "Cannot be run" : "Failed outside its cases";
    return result.verdict().getOrDefault("headline", usual).toString();
  }

  private static List<String> crash(PropertyResult result) {
    List<String> lines = new ArrayList<>();
    boolean began = !result.token().isEmpty() || !result.node().isEmpty();
    lines.add(
        began
            ? "Falsified after " + counted(result.cases(), "case") + ", not shrunk"
            : "Ended before its first case");
    lines.addAll(arguments(result));
    result.message().lines().forEach(line -> lines.add("  " + line));
    if (!result.token().isEmpty()) {
      lines.add("  replay: " + result.token() + "   (annotation: @Replay(\"...\"))");
    } else if (began) {
      lines.add("  no case was noted; the same ones come again with --seed " + result.node());
    }
    return lines;
  }

  private static List<String> arguments(PropertyResult result) {
    List<String> lines = new ArrayList<>();
    if (result.verdict().get("arguments") instanceof List<?> arguments) {
      for (Object argument : arguments) {
        if (argument instanceof Map<?, ?> shown) {
          lines.add("  " + shown.get("name") + " = " + shown.get("value"));
        }
      }
    }
    return lines;
  }

  private static List<String> output(PropertyResult result) {
    if (result.printed() == 0) {
      return List.of();
    }
    List<String> all = result.output().lines().toList();
    List<String> last = all.subList(Math.max(0, all.size() - OUTPUT_LINES), all.size());
    List<String> lines = new ArrayList<>();
    lines.add(String.format(Locale.ROOT, "  printed %,d bytes, which end in:", result.printed()));
    last.forEach(line -> lines.add("    | " + cut(line)));
    return lines;
  }

  private static String cut(String line) {
    return line.length() <= OUTPUT_WIDTH
        ? line
        : "..." + line.substring(line.length() - OUTPUT_WIDTH);
  }

  private static String summary(List<PropertyResult> results) {
    long failed = results.stream().filter(result -> !result.ending().isFine()).count();
    long skipped = count(results, Ending.SKIPPED);
    long cases = results.stream().mapToLong(PropertyResult::cases).sum();
    return String.format(
        Locale.ROOT,
        "%s: %s, %s%s; %s",
        results.size() == 1 ? "1 property" : results.size() + " properties",
        verb(count(results, Ending.PASSED), "hold"),
        verb(failed, "fail"),
        skipped == 0 ? "" : ", " + skipped + " skipped",
        cases == 1 ? "1 case" : String.format(Locale.ROOT, "%,d cases", cases));
  }

  static Map<String, Object> data(PropertyResult result) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", result.id());
    data.put("name", result.name());
    data.put("verdict", result.ending().word());
    data.put("cases", result.cases());
    data.put("node", result.node());
    data.put("token", result.token());
    data.put("arguments", result.verdict().getOrDefault("arguments", List.of()));
    data.put("message", message(result));
    for (String field : List.of(
        "first",
        "steps",
        "evaluations",
        "identity",
        "thrown",
        "certificate",
        "notes",
        "others",
        "examples",
        "test")) {
      if (result.verdict().containsKey(field)) {
        data.put(field, result.verdict().get(field));
      }
    }
    data.put("printed", result.printed());
    data.put("output", result.ending().isFine() ? "" : result.output());
    return data;
  }

  private static String message(PropertyResult result) {
    boolean worse = result.ending() == Ending.ERROR || result.ending() == Ending.CRASHED;
    List<String> parts = worse
        ? List.of(result.message(), result.report())
        : List.of(result.report(), result.message());
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n"));
  }

  private static long count(List<PropertyResult> results, Ending ending) {
    return results.stream().filter(result -> result.ending() == ending).count();
  }

  private static String counted(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static String verb(long number, String verb) {
    return number + " " + verb + (number == 1 ? "s" : "");
  }

  private static String why(String message) {
    return message.isEmpty() ? "" : "   " + message.lines().findFirst().orElse("");
  }
}

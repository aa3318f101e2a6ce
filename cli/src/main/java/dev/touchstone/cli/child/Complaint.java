package dev.touchstone.cli.child;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.opentest4j.MultipleFailuresError;

/**
 * What JUnit says of a property that failed.
 *
 * @param verdict the verdict that was thrown, with the claim it is on before its report
 * @param message what else was thrown, or ""
 */
record Complaint(Optional<Map<String, Object>> verdict, String message) {
  private static final Pattern WHICH = Pattern.compile("(Claim \\d+( of \\d+)?: )?");

  /** Tells what was thrown apart from the verdicts that failed before, or that on an only run. */
  static Complaint of(
      Throwable thrown, List<Map<String, Object>> failed, Optional<Method> running) {
    Optional<Map<String, Object>> verdict = Optional.empty();
    List<String> others = new ArrayList<>();
    for (Throwable part : parts(thrown)) {
      Optional<Map<String, Object>> told =
          failed.stream().flatMap(data -> told(part, data).stream()).findFirst();
      Optional<Map<String, Object>> judged =
          told.or(() -> running.flatMap(method -> OnlyRun.verdict(method, part)));
      if (verdict.isEmpty() && judged.isPresent()) {
        verdict = judged;
      } else {
        others.add(told.map(data -> String.valueOf(data.get("report"))).orElse(Thrown.text(part)));
      }
    }
    return new Complaint(verdict, String.join("\n", others));
  }

  /** Returns an exception and those that came after it, or only those it stands for. */
  private static List<Throwable> parts(Throwable thrown) {
    List<Throwable> later = List.of(thrown.getSuppressed());
    return thrown instanceof MultipleFailuresError && !later.isEmpty()
        ? later
        : Stream.concat(Stream.of(thrown), later.stream()).toList();
  }

  /** Returns a verdict as an exception tells it, if that is what it tells. */
  private static Optional<Map<String, Object>> told(Throwable thrown, Map<String, Object> verdict) {
    String message = Thrown.message(thrown);
    String report = String.valueOf(verdict.get("report"));
    int which = message.length() - report.length();
    if (!message.endsWith(report) || !WHICH.matcher(message.substring(0, which)).matches()) {
      return Optional.empty();
    }
    Map<String, Object> told = new LinkedHashMap<>(verdict);
    told.put("report", message);
    told.put("cases", 0);
    return Optional.of(told);
  }
}

package dev.touchstone.internal.report;

import dev.touchstone.Verdict;
import dev.touchstone.internal.run.Finding;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Words a verdict; the wording is part of the interface and is kept by snapshot tests. */
public final class Report {
  private Report() {}

  /** Returns the report on a verdict. */
  public static String of(Verdict verdict) {
    return verdict.fold(Report::passed, Report::falsified, Report::gaveUp, Report::uncovered);
  }

  private static String passed(Verdict.Passed passed) {
    StringJoiner lines = new StringJoiner("\n");
    lines.add(
        passed.exhaustive()
            ? "Passed (exhaustive, " + count(passed.cases(), "case") + ")"
            : "Passed " + count(passed.cases(), "case"));
    passed.notes().forEach(note -> lines.add("  " + note));
    Shares.lines(passed.statistics()).forEach(lines::add);
    return lines.toString();
  }

  private static String falsified(Verdict.Falsified falsified) {
    StringJoiner lines = new StringJoiner("\n");
    Throwable thrown = falsified.shrunk().thrown();
    Finding finding = finding(thrown);
    String headline = finding == null ? "" : ": " + finding.headline();
    lines.add("Falsified after %s, shrunk %s (%s)%s"
        .formatted(
            count(falsified.cases(), "case"),
            count(falsified.steps(), "time"),
            count(falsified.evaluations(), "evaluation"),
            headline));
    if (!falsified.label().isEmpty()) {
      lines.add("  " + falsified.label());
    }
    if (finding != null) {
      finding.story().forEach(line -> lines.add("  " + line));
    } else {
      falsified
          .shrunk()
          .arguments()
          .forEach(shown ->
              lines.add(("  " + shown.name() + " = " + shown.value() + " " + shown.remark())
                  .stripTrailing()));
      Because.of(falsified).ifPresent(line -> lines.add("  " + line));
    }
    lines.add("  first seen: " + row(falsified.first().arguments()));
    lines.add("  " + falsified.certificate());
    falsified.notes().forEach(note -> lines.add("  " + note));
    if (!falsified.token().isEmpty()) {
      lines.add("  replay: %s   (annotation: @Replay(\"...\"))".formatted(falsified.token()));
    }
    falsified.others().forEach(other -> other(lines, other));
    return lines.toString();
  }

  private static @Nullable Finding finding(Throwable thrown) {
    if (thrown instanceof Finding finding) {
      return finding;
    }
    for (Throwable suppressed : thrown.getSuppressed()) {
      if (suppressed instanceof Finding finding) {
        return finding;
      }
    }
    return null;
  }

  private static void other(StringJoiner lines, Verdict.Falsified other) {
    lines.add(
        "  also fails with " + other.identity() + ": " + row(other.shrunk().arguments()));
    lines.add("    replay: " + other.token());
  }

  private static String row(List<Verdict.Shown> arguments) {
    StringJoiner row = new StringJoiner(", ");
    arguments.forEach(shown -> row.add(shown.name() + " = " + shown.value()));
    return row.toString();
  }

  private static String gaveUp(Verdict.GaveUp gaveUp) {
    return "Gave up: " + gaveUp.reason();
  }

  private static String uncovered(Verdict.Uncovered uncovered) {
    return "Too few cases of '%s': asked %s%%, seen %s%% in %d cases"
        .formatted(
            uncovered.label(),
            Shares.number(uncovered.required()),
            Shares.number(uncovered.seen()),
            uncovered.cases());
  }

  private static String count(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}

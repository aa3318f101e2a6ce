package dev.touchstone.cli.child;

import static dev.touchstone.cli.child.Frames.cut;
import static dev.touchstone.cli.child.Frames.fields;

import dev.touchstone.Verdict;
import java.util.List;
import java.util.Map;

/** A verdict as plain data, with its report. */
final class VerdictData {
  private VerdictData() {}

  static Map<String, Object> of(Verdict verdict) {
    Map<String, Object> data = verdict.fold(
        passed ->
            fields("verdict", "passed", "cases", passed.cases(), "exhaustive", passed.exhaustive()),
        VerdictData::falsified,
        gaveUp -> fields("verdict", "gaveUp"),
        uncovered -> fields("verdict", "uncovered", "cases", uncovered.cases()));
    data.put("report", cut(verdict.report()));
    return data;
  }

  private static Map<String, Object> falsified(Verdict.Falsified falsified) {
    return fields(
        "verdict", "falsified",
        "cases", falsified.cases(),
        "steps", falsified.steps(),
        "evaluations", falsified.evaluations(),
        "arguments", shown(falsified.shrunk().arguments()),
        "first", shown(falsified.first().arguments()),
        "identity", falsified.identity().toString(),
        "thrown", Thrown.text(falsified.shrunk().thrown()),
        "token", falsified.token(),
        "certificate", falsified.certificate(),
        "notes", falsified.notes().stream().map(Frames::cut).toList(),
        "others", falsified.others().stream().map(VerdictData::other).toList());
  }

  private static Map<String, Object> other(Verdict.Falsified other) {
    return fields(
        "identity", other.identity().toString(),
        "arguments", shown(other.shrunk().arguments()),
        "token", other.token());
  }

  private static List<Map<String, Object>> shown(List<Verdict.Shown> arguments) {
    return arguments.stream()
        .map(shown ->
            fields("name", shown.name(), "value", cut(shown.value()), "remark", shown.remark()))
        .toList();
  }
}

package dev.touchstone.cli;

import dev.touchstone.examples.Boundaries;
import dev.touchstone.laws.LawClaim;
import dev.touchstone.laws.LawReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Shows each law by the simplest case in which it says something. */
final class LawExamples {
  private LawExamples() {}

  /** Returns an answer about laws with the examples at its end. */
  static Answer add(Answer answer, LawReport report) {
    StringBuilder text = new StringBuilder(answer.text().stripTrailing() + "\n\nexamples\n");
    List<Object> data = new ArrayList<>();
    for (LawClaim claim : report.claims()) {
      String shown = Boundaries.mostTelling(claim.cases(), claim::tells)
          .map(claim::shown)
          .orElse("no case was met in which it says something");
      text.append("  ").append(claim.law()).append("\n      ").append(shown).append('\n');
      data.add(Json.object("law", claim.law(), "example", shown));
    }
    Map<String, Object> all = new LinkedHashMap<>(answer.json());
    all.put("examples", data);
    return new Answer(answer.exit(), text.toString(), all);
  }
}

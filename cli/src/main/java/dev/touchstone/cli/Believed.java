package dev.touchstone.cli;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A claim that somebody might believe, checked on a stage of the tour.
 *
 * @param name its key in JSON, and the label of its node
 * @param question what it says, for people
 * @param claim the claim
 */
record Believed(String name, String question, Claim claim) {
  private static final int CASES = 1_000;
  private static final int WIDTH = 96;

  /** Checks claims in turn under children of a node. */
  static Stage.Outcome check(List<Believed> beliefs, Node node, Progress progress) {
    List<String> lines = new ArrayList<>();
    Map<String, Object> data = Json.object();
    for (Believed believed : beliefs) {
      Claim claim = believed.claim().cases(CASES);
      Verdict verdict = claim.check(node.child(believed.name()));
      lines.add(believed.question());
      lines.addAll(told(verdict, claim));
      data.put(believed.name(), data(verdict));
      progress.step();
    }
    return new Stage.Outcome(lines, data);
  }

  private static List<String> told(Verdict verdict, Claim claim) {
    List<String> lines = new ArrayList<>();
    if (!(verdict instanceof Verdict.Falsified falsified)) {
      lines.add("  " + verdict.report().lines().findFirst().orElse(""));
      lines.add("    " + claim.label());
      return lines;
    }
    falsified.report().lines().map(Believed::cut).forEach(line -> lines.add("  " + line));
    if (!claim.explaining(false).replay(falsified.token()).check().passed()) {
      lines.add("    run again from that token alone, it fails again");
    }
    return lines;
  }

  /** Returns a line that fits a page; a token is no use in parts. */
  private static String cut(String line) {
    return line.length() <= WIDTH || line.contains("replay: ")
        ? line
        : line.substring(0, line.offsetByCodePoints(0, WIDTH - 3)) + "...";
  }

  private static Map<String, ?> data(Verdict verdict) {
    return verdict.fold(
        passed -> Json.object("verdict", "passed", "cases", passed.cases()),
        falsified -> Json.object(
            "verdict", "falsified",
            "cases", falsified.cases(),
            "evaluations", falsified.evaluations(),
            "arguments",
                falsified.shrunk().arguments().stream()
                    .map(Verdict.Shown::value)
                    .toList(),
            "certificate", falsified.certificate(),
            "token", falsified.token()),
        gaveUp -> Json.object("verdict", "gaveUp", "reason", gaveUp.reason()),
        uncovered -> Json.object("verdict", "uncovered", "label", uncovered.label()));
  }
}

package dev.touchstone.cli;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.random.Node;
import dev.touchstone.samples.heap.HeapClaims;
import dev.touchstone.samples.heap.HeapShape;
import dev.touchstone.samples.lists.ListClaims;
import dev.touchstone.samples.lists.ReverseLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Checks a few shipped claims, true and false, and shows the smallest case against each. */
record ClaimStage() implements Stage {
  private static final int CASES = 1_000;
  private static final int WIDTH = 96;

  /**
   * A claim that somebody might believe.
   *
   * @param name its key in JSON, and the label of its node
   * @param question what it says, for people
   */
  private record Believed(String name, String question, Claim claim) {}

  private static List<Believed> beliefs() {
    return List.of(
        new Believed(
            "reverseWrong",
            "Two lists may be reversed before they are joined, may they not?",
            ReverseLaws.wrong()),
        new Believed("reverseRight", "They may, if they change places:", ReverseLaws.right()),
        new Believed(
            "heapBalanced",
            "A skew heap stays balanced, does it not?",
            HeapClaims.operating("every heap is balanced", HeapShape::balanced)),
        new Believed(
            "treeArray",
            "A tree array holds all it was built of, does it not?",
            ListClaims.treeArrayKeepsElements(3)));
  }

  @Override
  public String name() {
    return "claims";
  }

  @Override
  public String title() {
    return "Claims: what is false is shown by its smallest case";
  }

  @Override
  public long steps() {
    return beliefs().size();
  }

  @Override
  public Outcome run(Node node, Progress progress) {
    List<String> lines = new ArrayList<>();
    Map<String, Object> data = Json.object();
    for (Believed believed : beliefs()) {
      Claim claim = believed.claim().cases(CASES);
      Verdict verdict = claim.check(node.child(believed.name()));
      lines.add(believed.question());
      lines.addAll(told(verdict, claim));
      data.put(believed.name(), data(verdict));
      progress.step();
    }
    return new Outcome(lines, data);
  }

  private static List<String> told(Verdict verdict, Claim claim) {
    List<String> lines = new ArrayList<>();
    if (!(verdict instanceof Verdict.Falsified falsified)) {
      lines.add("  " + verdict.report());
      lines.add("    " + claim.label());
      return lines;
    }
    falsified.report().lines().map(ClaimStage::cut).forEach(line -> lines.add("  " + line));
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

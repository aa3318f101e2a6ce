package dev.touchstone.cli.child;

import dev.touchstone.Claim;
import dev.touchstone.Statistics;
import dev.touchstone.Verdict;
import dev.touchstone.examples.Boundaries;
import dev.touchstone.examples.Boundary;
import dev.touchstone.examples.Inputs;
import dev.touchstone.internal.run.Checker;
import dev.touchstone.random.Node;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Looks for the nearest cases of a property that it treats differently, instead of checking it. */
public final class BoundaryChecker implements Checker {
  private static final String NONE =
      "no two neighbours were treated differently; say by Case.label or Case.classify what matters";

  /** Called by name. */
  public BoundaryChecker() {}

  @Override
  public Verdict check(Claim claim, Node node) {
    List<Boundary<Inputs>> found =
        Boundaries.of(claim).seed(node).cases(claim.settings().cases).find();
    Map<String, Object> data = Frames.fields(
        "verdict",
        "passed",
        "cases",
        claim.settings().cases,
        "report",
        Frames.cut(
            found.isEmpty()
                ? NONE
                : found.stream().map(Boundary::text).collect(Collectors.joining("\n"))),
        "boundaries",
        found.stream().map(BoundaryChecker::data).toList());
    new Teller().tell("verdict", data);
    Statistics none = new Statistics(0, Map.of(), Map.of(), Map.of(), List.of(), Map.of());
    return new Verdict.Passed(claim.settings().cases, false, none, List.of());
  }

  private static Map<String, Object> data(Boundary<Inputs> one) {
    return Frames.fields(
        "left", one.left().toString(),
        "leftLabel", one.leftLabel(),
        "right", one.right().toString(),
        "rightLabel", one.rightLabel());
  }
}

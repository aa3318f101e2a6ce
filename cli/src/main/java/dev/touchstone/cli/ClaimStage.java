package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.samples.heap.HeapClaims;
import dev.touchstone.samples.heap.HeapShape;
import dev.touchstone.samples.lists.ListClaims;
import dev.touchstone.samples.lists.ReverseLaws;
import java.util.List;

/** Checks a few shipped claims, true and false, and shows the smallest case against each. */
record ClaimStage() implements Stage {
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
    return Believed.check(beliefs(), node, progress);
  }
}

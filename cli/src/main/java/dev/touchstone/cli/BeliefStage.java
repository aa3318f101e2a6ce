package dev.touchstone.cli;

import dev.touchstone.machine.Machine;
import dev.touchstone.random.Node;
import dev.touchstone.samples.heap.HeapClaims;
import dev.touchstone.samples.heap.HeapShape;
import dev.touchstone.samples.lists.ListClaims;
import dev.touchstone.samples.lists.ReverseLaws;
import dev.touchstone.samples.registry.RegistryLesson;
import dev.touchstone.samples.registry.RegistryModel;
import java.util.List;

/** Checks what somebody might believe, true and false, and shows the smallest case against it. */
record BeliefStage(String name, String title, List<Believed> beliefs) implements Stage {
  /** Returns the stage of a few shipped claims. */
  static BeliefStage claims() {
    return new BeliefStage(
        "claims",
        "Claims: what is false is shown by its smallest case",
        List.of(
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
                ListClaims.treeArrayKeepsElements(3))));
  }

  /** Returns the stage of a registry and models of it, which become right step by step. */
  static BeliefStage machines() {
    return new BeliefStage(
        "machines",
        "Machines: scripts of calls against a model",
        List.of(
            new Believed(
                "registerTwice",
                "A process may be registered whenever one likes, may it not?",
                Machine.sequential(RegistryLesson.unregisterExcused())),
            new Believed(
                "refusedRegistration",
                "It is refused then, and registered all the same. Is it?",
                Machine.sequential(RegistryLesson.wrongNext())),
            new Believed(
                "rightModel",
                "A refused registration changes nothing:",
                Machine.sequential(new RegistryModel()))));
  }

  @Override
  public long steps() {
    return beliefs.size();
  }

  @Override
  public Outcome run(Node node, Progress progress) {
    return Believed.check(beliefs, node, progress);
  }
}

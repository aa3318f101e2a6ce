package dev.touchstone.cli;

import dev.touchstone.random.Node;
import java.util.List;
import java.util.Map;

/** One stop of the tour: an engine shows on a shipped sample what it can do. */
sealed interface Stage
    permits GeneratorStage, BeliefStage, LawsStage, SpaceStage, RankStage, ExampleStage {
  /** Every stop, in the order of the walk. */
  static List<Stage> all() {
    return List.of(
        new GeneratorStage(),
        BeliefStage.claims(),
        BeliefStage.machines(),
        new LawsStage(),
        new SpaceStage(),
        new RankStage(),
        new ExampleStage());
  }

  /** A short name, the key of this stage in JSON. */
  String name();

  /** What the stage shows, in one line. */
  String title();

  /** How many steps {@link #run} reports to the progress bar. */
  long steps();

  /** Runs the engine; everything random comes from the node. */
  Outcome run(Node node, Progress progress);

  /**
   * What a stage found.
   *
   * @param lines for people
   * @param data the same for programs
   */
  record Outcome(List<String> lines, Map<String, ?> data) {}
}

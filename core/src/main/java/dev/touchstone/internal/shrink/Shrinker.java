package dev.touchstone.internal.shrink;

import java.util.List;

/**
 * Makes a failing case as small as the published order allows.
 *
 * <p>Passes run in a fixed order until a whole round changes nothing; then the exhaustive tail
 * either proves the result minimal in its region or finds a smaller case, from which the passes go
 * on.
 *
 * <p>The idea of shrinking recorded choices instead of values: MacIver and Donaldson, Test-Case
 * Reduction via Test-Case Generation: Insights from the Hypothesis Reducer (2020). Deviations: the
 * choices are a tree with labelled spans and keyed forks, and the tail ends in a certificate.
 */
public final class Shrinker {
  private static final List<Pass> PASSES = List.of(
      new Simplify(),
      EditRuns.deleting(),
      new DeleteWithUsers(),
      new ExtraMoves(),
      new Promote(),
      EditRuns.simplifying(),
      new SwitchBranches(),
      new LowerAndDelete(),
      new LowerEqual(),
      new Exchange(),
      new MinimiseLeaves(),
      new SortSiblings(),
      MovePairs.keepingSum(),
      MovePairs.keepingDifference(),
      new Translate(),
      new DeleteFlat(),
      new Trade());

  private Shrinker() {}

  /** Runs all passes and the tail. */
  public static Certificate minimise(Shrink shrink) {
    Tail tail = new Tail(shrink);
    try {
      do {
        rounds(shrink);
      } while (shrink.retry() || (!shrink.refined() && tail.improves()));
      return tail.certificate();
    } catch (Shrink.Spent spent) {
      return tail.nothing();
    }
  }

  private static void rounds(Shrink shrink) {
    int before;
    do {
      before = shrink.steps();
      for (Pass pass : PASSES) {
        pass.run(shrink);
      }
    } while (shrink.steps() != before);
  }
}

package dev.touchstone.internal.shrink;

import java.util.List;
import java.util.stream.Stream;

/**
 * Makes a failing case as small as the published order allows.
 *
 * <p>Passes run in a fixed order until a whole round changes nothing, not even by the one that tries
 * much and comes last; then the exhaustive tail either proves the result minimal in its region or finds
 * a smaller case, from which the passes go on.
 *
 * <p>The idea of shrinking recorded choices instead of values: MacIver and Donaldson, Test-Case
 * Reduction via Test-Case Generation: Insights from the Hypothesis Reducer (2020). Deviations: the
 * choices are a tree with labelled spans and keyed forks, and the tail ends in a certificate.
 */
public final class Shrinker {
  private static final List<Pass> DELETIONS =
      List.of(EditRuns.deleting(), new DeleteWithUsers(), new ExtraMoves());

  private static final List<Pass> CHANGES = List.of(
      new Promote(),
      EditRuns.simplifying(),
      new SwitchBranches(),
      new LowerAndDelete(),
      new LowerEqual(),
      new Exchange(),
      new MinimiseLeaves(),
      new Letters(),
      new ShareResults(),
      new SortSiblings(),
      new SwapLeaves(),
      MovePairs.keepingSum(),
      MovePairs.keepingDifference(),
      new Mirror(),
      new Translate(),
      new DeleteFlat(),
      new Trade(),
      new MoveElements());

  private static final List<Pass> PASSES = Stream.<List<Pass>>of(
          List.of(new Simplify(), new FollowHints()), DELETIONS, CHANGES)
      .flatMap(List::stream)
      .toList();

  private static final Pass LAST = TakeStrides.usual();

  private Shrinker() {}

  /** Runs all passes and the tail. */
  public static Certificate minimise(Shrink shrink) {
    Tail tail = new Tail(shrink);
    int settled = -1;
    try {
      do {
        rounds(shrink);
        settled = shrink.steps();
      } while (shrink.retry() || persists(shrink) || (!shrink.refined() && tail.improves()));
      return tail.certificate();
    } catch (Shrink.Spent spent) {
      return tail.nothing(settled == shrink.steps(), spent.limit());
    }
  }

  /**
   * Where the best case fails seldom, lets the deletions have their turn again and again, until one
   * fails or each has been run as often as some failures of the best case take.
   *
   * <p>Turns are short: most deletions never fail, and one that seldom does should not wait until all
   * before it are known not to.
   */
  private static boolean persists(Shrink shrink) {
    int before = shrink.steps();
    for (int turns = shrink.turns(); turns > 0 && shrink.steps() == before; turns--) {
      shrink.forget();
      DELETIONS.forEach(pass -> pass.run(shrink));
    }
    return shrink.steps() != before;
  }

  private static void rounds(Shrink shrink) {
    int before;
    do {
      before = shrink.steps();
      for (Pass pass : PASSES) {
        pass.run(shrink);
      }
      if (shrink.steps() == before) {
        LAST.run(shrink);
      }
    } while (shrink.steps() != before);
  }
}

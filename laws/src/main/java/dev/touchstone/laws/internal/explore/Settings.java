package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.InstancePruner;

/**
 * How a search is bounded.
 *
 * @param byDepth whether terms are bounded by depth and pruned by instances, or by size and pruned
 *     by completion
 * @param bound the greatest depth or size
 * @param quietRows how many rows without a split end the testing in depth mode
 * @param tests how many rows two terms must agree on in size mode
 * @param pruning how depth mode prunes
 * @param wanted what is looked for
 * @param enough tells of how many terms and evaluations the search must end
 */
public record Settings(
    boolean byDepth,
    int bound,
    int quietRows,
    int tests,
    Pruning pruning,
    Wanted wanted,
    Enough enough) {

  /**
   * How depth mode prunes.
   *
   * @param scheme which instances of laws the pruner takes
   * @param depthOptimisation whether terms are built from representatives only
   */
  public record Pruning(InstancePruner.Scheme scheme, boolean depthOptimisation) {}

  /**
   * What is looked for beside equations, and among which terms.
   *
   * @param conditions whether conditional laws are searched
   * @param inequalities whether inequalities are searched
   * @param linear whether a variable may occur only once in a term
   * @param weak whether laws are searched that hold wherever both sides have values
   */
  public record Wanted(boolean conditions, boolean inequalities, boolean linear, boolean weak) {
    /** Equations among all terms. */
    public static final Wanted EQUATIONS = new Wanted(false, false, false, false);
  }

  /** Tells when a search has done enough. */
  @FunctionalInterface
  public interface Enough {
    /** Returns whether to stop after a number of terms and evaluations. */
    boolean after(long terms, long evaluations);
  }

  /** Returns the same with another bound. */
  public Settings bounded(boolean depth, int most) {
    Pruning optimised = new Pruning(pruning.scheme(), true);
    return new Settings(depth, most, quietRows, tests, optimised, wanted, enough);
  }

  /** Returns the same with another number of rows. */
  public Settings testing(int rows) {
    return new Settings(byDepth, bound, rows, rows, pruning, wanted, enough);
  }

  /** Returns the same with a search for conditional laws. */
  public Settings conditional() {
    return wanting(new Wanted(true, wanted.inequalities(), wanted.linear(), true));
  }

  /** Returns the same with a search for inequalities. */
  public Settings ordered() {
    return wanting(new Wanted(wanted.conditions(), true, wanted.linear(), wanted.weak()));
  }

  /** Returns the same with no variable twice in a term. */
  public Settings linearly() {
    return wanting(new Wanted(wanted.conditions(), wanted.inequalities(), true, wanted.weak()));
  }

  /** Returns the same with a search for laws that hold wherever both sides have values. */
  public Settings weakly() {
    return wanting(new Wanted(wanted.conditions(), wanted.inequalities(), wanted.linear(), true));
  }

  private Settings wanting(Wanted other) {
    return new Settings(byDepth, bound, quietRows, tests, pruning, other, enough);
  }

  /** Returns the same with another end. */
  public Settings until(Enough other) {
    return new Settings(byDepth, bound, quietRows, tests, pruning, wanted, other);
  }
}

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
 * @param scheme which instances of laws the pruner takes
 * @param depthOptimisation whether terms are built from representatives only
 * @param conditions whether conditional laws are searched
 * @param inequalities whether inequalities are searched
 * @param linear whether a variable may occur only once in a term
 * @param enough tells of how many terms and evaluations the search must end
 */
public record Settings(
    boolean byDepth,
    int bound,
    int quietRows,
    int tests,
    InstancePruner.Scheme scheme,
    boolean depthOptimisation,
    boolean conditions,
    boolean inequalities,
    boolean linear,
    Enough enough) {

  /** Tells when a search has done enough. */
  @FunctionalInterface
  public interface Enough {
    /** Returns whether to stop after a number of terms and evaluations. */
    boolean after(long terms, long evaluations);
  }

  /** Returns the same with another bound. */
  public Settings bounded(boolean depth, int most) {
    return new Settings(
        depth, most, quietRows, tests, scheme, true, conditions, inequalities, linear, enough);
  }

  /** Returns the same with another number of rows. */
  public Settings testing(int rows) {
    return new Settings(
        byDepth,
        bound,
        rows,
        rows,
        scheme,
        depthOptimisation,
        conditions,
        inequalities,
        linear,
        enough);
  }

  /** Returns the same with another pruning scheme, and with or without the depth optimisation. */
  public Settings pruning(InstancePruner.Scheme other, boolean optimisation) {
    return new Settings(
        byDepth,
        bound,
        quietRows,
        tests,
        other,
        optimisation,
        conditions,
        inequalities,
        linear,
        enough);
  }

  /** Returns the same with a search for more than equations. */
  public Settings beyondEquations(boolean conditional, boolean ordered) {
    return new Settings(
        byDepth,
        bound,
        quietRows,
        tests,
        scheme,
        depthOptimisation,
        conditional,
        ordered,
        linear,
        enough);
  }

  /** Returns the same with no variable twice in a term. */
  public Settings linearly() {
    return new Settings(
        byDepth,
        bound,
        quietRows,
        tests,
        scheme,
        depthOptimisation,
        conditions,
        inequalities,
        true,
        enough);
  }

  /** Returns the same with another end. */
  public Settings until(Enough other) {
    return new Settings(
        byDepth,
        bound,
        quietRows,
        tests,
        scheme,
        depthOptimisation,
        conditions,
        inequalities,
        linear,
        other);
  }
}

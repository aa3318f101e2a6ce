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
 */
public record Settings(
    boolean byDepth,
    int bound,
    int quietRows,
    int tests,
    InstancePruner.Scheme scheme,
    boolean depthOptimisation) {}

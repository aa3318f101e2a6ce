/** Rankings: whether they are right, how stable they are, and what they cost. */
@NullMarked
package dev.touchstone.benchmarks.rank;

import org.jspecify.annotations.NullMarked;

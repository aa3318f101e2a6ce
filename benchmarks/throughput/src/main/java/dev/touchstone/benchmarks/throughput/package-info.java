/** Cases and values per CPU second. */
@NullMarked
package dev.touchstone.benchmarks.throughput;

import org.jspecify.annotations.NullMarked;

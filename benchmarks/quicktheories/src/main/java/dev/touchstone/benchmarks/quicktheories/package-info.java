/** A peer, measured as its users use it. */
@NullMarked
package dev.touchstone.benchmarks.quicktheories;

import org.jspecify.annotations.NullMarked;

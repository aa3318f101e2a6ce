/** A peer, measured as its users use it. */
@NullMarked
package dev.touchstone.benchmarks.jqwik;

import org.jspecify.annotations.NullMarked;

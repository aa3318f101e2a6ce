/** Skew heaps: a priority queue whose plausible laws are partly wrong. */
@NullMarked
package dev.touchstone.samples.heap;

import org.jspecify.annotations.NullMarked;

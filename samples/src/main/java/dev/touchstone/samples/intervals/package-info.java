/** Sets of whole numbers as lists of intervals: a task with many border cases, and wrong answers. */
@NullMarked
package dev.touchstone.samples.intervals;

import org.jspecify.annotations.NullMarked;

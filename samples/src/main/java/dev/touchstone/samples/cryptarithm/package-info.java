/** Sums of words: a task with several right answers or none, and wrong answers. */
@NullMarked
package dev.touchstone.samples.cryptarithm;

import org.jspecify.annotations.NullMarked;

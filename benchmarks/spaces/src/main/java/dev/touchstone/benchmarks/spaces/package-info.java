/** How far searches under predicates reach, how even their draws are, and which faults they find. */
@NullMarked
package dev.touchstone.benchmarks.spaces;

import org.jspecify.annotations.NullMarked;

/** How many faults are found, and how soon. */
@NullMarked
package dev.touchstone.benchmarks.bugs;

import org.jspecify.annotations.NullMarked;

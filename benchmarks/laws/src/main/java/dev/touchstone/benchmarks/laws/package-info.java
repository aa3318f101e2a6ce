/** Which laws are found, and how fast. */
@NullMarked
package dev.touchstone.benchmarks.laws;

import org.jspecify.annotations.NullMarked;

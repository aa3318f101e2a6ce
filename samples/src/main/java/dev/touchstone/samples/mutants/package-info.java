/** Sample systems with one rule changed at a time, to measure how much a set of examples tells. */
@NullMarked
package dev.touchstone.samples.mutants;

import org.jspecify.annotations.NullMarked;

/** Models: how small failing scripts get, how fast orders are judged, which races are found. */
@NullMarked
package dev.touchstone.benchmarks.stateful;

import org.jspecify.annotations.NullMarked;

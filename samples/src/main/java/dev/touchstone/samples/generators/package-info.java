/** Generators with known faults, for engines that must show the fault. */
@NullMarked
package dev.touchstone.samples.generators;

import org.jspecify.annotations.NullMarked;

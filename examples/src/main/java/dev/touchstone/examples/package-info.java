/** Finds short telling examples of how a modelled system behaves, and why. */
@NullMarked
package dev.touchstone.examples;

import org.jspecify.annotations.NullMarked;

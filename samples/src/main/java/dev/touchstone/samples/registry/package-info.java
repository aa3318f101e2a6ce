/** A registry of processes by name, with its model. */
@NullMarked
package dev.touchstone.samples.registry;

import org.jspecify.annotations.NullMarked;

/** A door as a finite machine. */
@NullMarked
package dev.touchstone.samples.door;

import org.jspecify.annotations.NullMarked;

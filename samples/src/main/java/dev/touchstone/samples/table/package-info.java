/** A table that can be closed and opened again, right and wrong. */
@NullMarked
package dev.touchstone.samples.table;

import org.jspecify.annotations.NullMarked;

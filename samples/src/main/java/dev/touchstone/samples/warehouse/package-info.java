/** A warehouse: one look-up fails in two ways, and one order holds what nobody can generate. */
@NullMarked
package dev.touchstone.samples.warehouse;

import org.jspecify.annotations.NullMarked;

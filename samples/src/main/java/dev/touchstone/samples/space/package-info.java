/** Data with hard invariants, and the predicates that say so. */
@NullMarked
package dev.touchstone.samples.space;

import org.jspecify.annotations.NullMarked;

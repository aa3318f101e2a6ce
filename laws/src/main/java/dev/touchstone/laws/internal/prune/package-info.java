/** Provers that tell which laws follow from others. */
@NullMarked
package dev.touchstone.laws.internal.prune;

import org.jspecify.annotations.NullMarked;

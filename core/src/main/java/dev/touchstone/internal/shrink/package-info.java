/** Finds the smallest failing case in the published order. */
@NullMarked
package dev.touchstone.internal.shrink;

import org.jspecify.annotations.NullMarked;

/** Sorts of values, how many there are of each size, and which one has which index. */
@NullMarked
package dev.touchstone.space.internal.count;

import org.jspecify.annotations.NullMarked;

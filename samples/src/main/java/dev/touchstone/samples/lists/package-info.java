/** Laws about lists, and containers that should behave like lists. */
@NullMarked
package dev.touchstone.samples.lists;

import org.jspecify.annotations.NullMarked;

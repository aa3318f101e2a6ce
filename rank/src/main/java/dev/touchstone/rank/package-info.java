/** Rank programs by the bugs they share. */
@NullMarked
package dev.touchstone.rank;

import org.jspecify.annotations.NullMarked;

/** Values as plain data, and frames of them. */
@NullMarked
package dev.touchstone.rank.internal.wire;

import org.jspecify.annotations.NullMarked;

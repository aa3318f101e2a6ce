/** Copies of record classes whose components are decided when they are first read. */
@NullMarked
package dev.touchstone.space.internal.shadow;

import org.jspecify.annotations.NullMarked;

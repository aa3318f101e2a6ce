/** From types to sorts. */
@NullMarked
package dev.touchstone.space.internal.derive;

import org.jspecify.annotations.NullMarked;

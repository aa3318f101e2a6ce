/** Generators derived from types: read the type, plan how to draw it, draw. */
@NullMarked
package dev.touchstone.internal.derive;

import org.jspecify.annotations.NullMarked;

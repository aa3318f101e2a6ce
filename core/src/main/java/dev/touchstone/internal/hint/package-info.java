/** Values that users say may be smaller, and the way back from a value to the choices that make it. */
@NullMarked
package dev.touchstone.internal.hint;

import org.jspecify.annotations.NullMarked;

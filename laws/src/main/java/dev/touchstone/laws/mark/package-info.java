/** Marks on members of a class that say how laws are searched about it. */
@NullMarked
package dev.touchstone.laws.mark;

import org.jspecify.annotations.NullMarked;

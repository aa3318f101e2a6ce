/** The search for laws. */
@NullMarked
package dev.touchstone.laws.internal.explore;

import org.jspecify.annotations.NullMarked;

/** The decision tree of a predicate and the walks through it. */
@NullMarked
package dev.touchstone.space.internal.search;

import org.jspecify.annotations.NullMarked;

/** The search for tests that show bugs. */
@NullMarked
package dev.touchstone.rank.internal.search;

import org.jspecify.annotations.NullMarked;

/** Runs the cases of a claim. */
@NullMarked
package dev.touchstone.internal.run;

import org.jspecify.annotations.NullMarked;

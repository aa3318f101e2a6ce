/** Test rows, evaluation and comparison of terms. */
@NullMarked
package dev.touchstone.laws.internal.trial;

import org.jspecify.annotations.NullMarked;

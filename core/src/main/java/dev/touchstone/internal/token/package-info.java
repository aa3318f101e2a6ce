/** The text that re-runs one case anywhere. */
@NullMarked
package dev.touchstone.internal.token;

import org.jspecify.annotations.NullMarked;

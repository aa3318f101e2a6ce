/** Submissions that attack whoever runs them. */
@NullMarked
package dev.touchstone.samples.hostile;

import org.jspecify.annotations.NullMarked;

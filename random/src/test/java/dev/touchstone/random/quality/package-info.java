/** The statistical battery: checks, the streams they see, and the verdicts on good and bad generators. */
@NullMarked
package dev.touchstone.random.quality;

import org.jspecify.annotations.NullMarked;

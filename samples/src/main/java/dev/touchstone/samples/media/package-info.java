/** A media proxy with contexts and terminations, and its model. */
@NullMarked
package dev.touchstone.samples.media;

import org.jspecify.annotations.NullMarked;

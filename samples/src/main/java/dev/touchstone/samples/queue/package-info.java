/** A bounded queue, right and wrong. */
@NullMarked
package dev.touchstone.samples.queue;

import org.jspecify.annotations.NullMarked;

/** Leader election by messages, and its model. */
@NullMarked
package dev.touchstone.samples.election;

import org.jspecify.annotations.NullMarked;

/** Signatures whose laws are known, and the data structures they are about. */
@NullMarked
package dev.touchstone.samples.laws;

import org.jspecify.annotations.NullMarked;

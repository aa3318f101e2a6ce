/** Terms over a signature, kept once each. */
@NullMarked
package dev.touchstone.laws.internal.term;

import org.jspecify.annotations.NullMarked;

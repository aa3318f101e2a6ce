/** Addressable random bits: every random decision has an address in an infinite tree. */
@NullMarked
package dev.touchstone.random;

import org.jspecify.annotations.NullMarked;

/** A bank that needs opening and logging in, and its model. */
@NullMarked
package dev.touchstone.samples.bank;

import org.jspecify.annotations.NullMarked;

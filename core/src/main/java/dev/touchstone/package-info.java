/** State a claim, check it, and read the smallest case that breaks it. */
@NullMarked
package dev.touchstone;

import org.jspecify.annotations.NullMarked;

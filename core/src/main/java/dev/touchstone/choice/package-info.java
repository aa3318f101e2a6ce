/** The recorded choices behind a generated value: what was drawn, from which domain, in which order. */
@NullMarked
package dev.touchstone.choice;

import org.jspecify.annotations.NullMarked;

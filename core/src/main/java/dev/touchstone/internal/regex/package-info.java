/** Texts that match a regular expression. */
@NullMarked
package dev.touchstone.internal.regex;

import org.jspecify.annotations.NullMarked;

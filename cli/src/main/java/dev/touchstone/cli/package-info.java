/** The {@code touchstone} command: one class per verb, one console, one way to end. */
@NullMarked
package dev.touchstone.cli;

import org.jspecify.annotations.NullMarked;

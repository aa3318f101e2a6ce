/** The search for examples: runs, edits of runs, features, shapes. */
@NullMarked
package dev.touchstone.examples.internal;

import org.jspecify.annotations.NullMarked;

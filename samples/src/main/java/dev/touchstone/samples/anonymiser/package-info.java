/** The email anonymiser: a task with many tedious cases, and wrong answers to it. */
@NullMarked
package dev.touchstone.samples.anonymiser;

import org.jspecify.annotations.NullMarked;

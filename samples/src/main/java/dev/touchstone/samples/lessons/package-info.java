/** Lessons in reading order: each is one page, runs by itself, and prints a known outcome. */
@NullMarked
package dev.touchstone.samples.lessons;

import org.jspecify.annotations.NullMarked;

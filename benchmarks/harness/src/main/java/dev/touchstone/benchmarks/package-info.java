/**
 * What every benchmark shares: a table for people, one line of JSON for machines, and ways to
 * measure that a busy machine disturbs little.
 */
@NullMarked
package dev.touchstone.benchmarks;

import org.jspecify.annotations.NullMarked;

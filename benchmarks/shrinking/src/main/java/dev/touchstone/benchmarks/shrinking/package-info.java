/** What shrinking costs and where it ends. */
@NullMarked
package dev.touchstone.benchmarks.shrinking;

import org.jspecify.annotations.NullMarked;

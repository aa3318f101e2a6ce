/** Numbers about samples. */
@NullMarked
package dev.touchstone.internal.statistics;

import org.jspecify.annotations.NullMarked;

/** Submissions in processes of their own: prepared, compiled, run and watched. */
@NullMarked
package dev.touchstone.rank.internal.isolate;

import org.jspecify.annotations.NullMarked;

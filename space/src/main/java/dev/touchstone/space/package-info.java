/** Count, enumerate and sample values uniformly, under any predicate. */
@NullMarked
package dev.touchstone.space;

import org.jspecify.annotations.NullMarked;

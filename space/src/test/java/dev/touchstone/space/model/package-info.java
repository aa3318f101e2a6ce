/** Types and predicates whose counts are known. */
@NullMarked
package dev.touchstone.space.model;

import org.jspecify.annotations.NullMarked;

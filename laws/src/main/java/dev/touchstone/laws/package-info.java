/** Discover the laws that the functions of a program obey. */
@NullMarked
package dev.touchstone.laws;

import org.jspecify.annotations.NullMarked;

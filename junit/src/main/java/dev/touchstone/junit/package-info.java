/** Write properties as methods of JUnit Jupiter test classes. */
@NullMarked
package dev.touchstone.junit;

import org.jspecify.annotations.NullMarked;

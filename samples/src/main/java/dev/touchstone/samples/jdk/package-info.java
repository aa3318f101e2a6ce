/** Classes of the JDK, used as they are meant to be and otherwise. */
@NullMarked
package dev.touchstone.samples.jdk;

import org.jspecify.annotations.NullMarked;

/** Properties to run with {@code touchstone check}; one of them is false. */
@NullMarked
package dev.touchstone.samples.properties;

import org.jspecify.annotations.NullMarked;

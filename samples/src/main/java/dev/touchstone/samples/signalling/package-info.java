/** Stream parameters of a telephone gateway: optional parts, and parts that depend on others. */
@NullMarked
package dev.touchstone.samples.signalling;

import org.jspecify.annotations.NullMarked;

/**
 * Programs with planted faults and properties that tell the faults, to judge how soon a generator
 * finds them.
 *
 * <p>A property holds under a precondition that few random values meet: that is the point.
 */
@NullMarked
package dev.touchstone.samples.workloads;

import org.jspecify.annotations.NullMarked;

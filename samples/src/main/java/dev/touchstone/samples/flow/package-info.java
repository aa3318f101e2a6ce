/** Small systems that show how results flow through scripts. */
@NullMarked
package dev.touchstone.samples.flow;

import org.jspecify.annotations.NullMarked;

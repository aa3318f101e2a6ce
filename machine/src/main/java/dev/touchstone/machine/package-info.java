/** Models of stateful systems: scripts, sequential and parallel runs, judged orders. */
@NullMarked
package dev.touchstone.machine;

import org.jspecify.annotations.NullMarked;

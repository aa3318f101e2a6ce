/** Runs scripts on several threads at once. */
@NullMarked
package dev.touchstone.machine.internal.parallel;

import org.jspecify.annotations.NullMarked;

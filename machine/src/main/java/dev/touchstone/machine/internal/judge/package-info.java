/** Decides whether some serial order explains what parallel branches have seen. */
@NullMarked
package dev.touchstone.machine.internal.judge;

import org.jspecify.annotations.NullMarked;

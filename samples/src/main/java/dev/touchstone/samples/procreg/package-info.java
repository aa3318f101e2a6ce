/** A registry of processes with a faulty optimisation, and the ladder of its repairs. */
@NullMarked
package dev.touchstone.samples.procreg;

import org.jspecify.annotations.NullMarked;

/** Runs properties in child JVMs and collects what they say, whatever the tested program does. */
@NullMarked
package dev.touchstone.cli.check;

import org.jspecify.annotations.NullMarked;

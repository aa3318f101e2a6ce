/** The verb that ranks programs. */
@NullMarked
package dev.touchstone.cli.rank;

import org.jspecify.annotations.NullMarked;

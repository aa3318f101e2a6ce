/** Programs that are run on tests, and who fails which. */
@NullMarked
package dev.touchstone.rank.internal.jury;

import org.jspecify.annotations.NullMarked;

/** What runners know of a model, without its types. */
@NullMarked
package dev.touchstone.machine.internal;

import org.jspecify.annotations.NullMarked;

/** Functions made up while they are called: remembered, shown as tables, shrunk by entries. */
@NullMarked
package dev.touchstone.internal.function;

import org.jspecify.annotations.NullMarked;

/** Values as text: for readers of reports, and as Java source. */
@NullMarked
package dev.touchstone.internal.show;

import org.jspecify.annotations.NullMarked;

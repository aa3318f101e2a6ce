/** Words for verdicts. */
@NullMarked
package dev.touchstone.internal.report;

import org.jspecify.annotations.NullMarked;

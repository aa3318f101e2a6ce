/** Rankings as tables, files and pages. */
@NullMarked
package dev.touchstone.rank.report;

import org.jspecify.annotations.NullMarked;

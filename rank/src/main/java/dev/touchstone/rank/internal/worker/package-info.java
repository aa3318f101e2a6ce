/** What runs beside a submission, in a process of its own. */
@NullMarked
package dev.touchstone.rank.internal.worker;

import org.jspecify.annotations.NullMarked;

/** A locker whose entries are written under a lock and kept by a commit, and its model. */
@NullMarked
package dev.touchstone.samples.locker;

import org.jspecify.annotations.NullMarked;

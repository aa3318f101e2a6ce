/** Failures kept in the project, as files to be committed and run again first. */
@NullMarked
package dev.touchstone.internal.database;

import org.jspecify.annotations.NullMarked;

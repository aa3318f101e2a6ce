/**
 * What runs in the child JVM of {@code check}: it sees the user's class path, so it uses nothing but
 * the JDK, JUnit's launcher and Touchstone's own libraries.
 */
@NullMarked
package dev.touchstone.cli.child;

import org.jspecify.annotations.NullMarked;

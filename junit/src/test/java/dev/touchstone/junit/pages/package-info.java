/** The programs of the pages. */
@NullMarked
package dev.touchstone.junit.pages;

import org.jspecify.annotations.NullMarked;

/** A signature from classes: which members to talk about, and how their values are made and compared. */
@NullMarked
package dev.touchstone.laws.internal.reflect;

import org.jspecify.annotations.NullMarked;

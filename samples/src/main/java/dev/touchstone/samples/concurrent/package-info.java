/** Small concurrent objects, right and wrong, with the models they are held against. */
@NullMarked
package dev.touchstone.samples.concurrent;

import org.jspecify.annotations.NullMarked;

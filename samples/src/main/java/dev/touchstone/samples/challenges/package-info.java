/** Problems whose smallest failing case is known, to judge a shrinker by. */
@NullMarked
package dev.touchstone.samples.challenges;

import org.jspecify.annotations.NullMarked;

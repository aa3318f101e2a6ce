/** The generator side by side with the JDK's splittable generators and Bouncy Castle's cipher. */
@NullMarked
package dev.touchstone.benchmarks.random;

import org.jspecify.annotations.NullMarked;

/** Examples selected by branch coverage: what the search by counterfactuals is compared with. */
@NullMarked
package dev.touchstone.examples.coverage;

import org.jspecify.annotations.NullMarked;

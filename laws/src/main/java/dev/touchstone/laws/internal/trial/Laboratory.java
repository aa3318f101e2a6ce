package dev.touchstone.laws.internal.trial;

import dev.touchstone.laws.internal.term.Terms;
import java.util.List;

/**
 * Everything that is needed to evaluate terms.
 *
 * @param terms the terms
 * @param comparisons how to compare the values of each type
 * @param rows the values of the variables
 * @param observed what was seen so far
 */
public record Laboratory(Terms terms, List<Comparison> comparisons, Rows rows, Observed observed) {
  /** Returns the same with notes of its own on what was seen, for another thread. */
  public Laboratory apart() {
    return new Laboratory(terms, comparisons, rows, new Observed());
  }
}

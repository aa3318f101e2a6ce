package dev.touchstone.samples.intervals;

import java.util.List;

/**
 * Sets of whole numbers, kept as ascending intervals that neither meet nor touch.
 *
 * <p>The task is one of those in Claessen et al., Ranking Programs using Black Box Testing (2010).
 */
public interface IntervalSet {
  /** Returns the empty set. */
  List<Interval> empty();

  /** Returns whether a number is in a set. */
  boolean member(int number, List<Interval> set);

  /** Returns a set with a number. */
  List<Interval> insert(int number, List<Interval> set);

  /** Returns a set without a number. */
  List<Interval> delete(int number, List<Interval> set);

  /** Returns all numbers of two sets. */
  List<Interval> merge(List<Interval> first, List<Interval> second);
}

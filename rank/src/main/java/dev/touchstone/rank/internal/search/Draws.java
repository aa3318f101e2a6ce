package dev.touchstone.rank.internal.search;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** Where tests come from and how they become smaller. */
public interface Draws<T> {
  /** Returns the test of a number. */
  Specimen<T> draw(long number);

  /** Returns a test that shares a part with another one; one of many by number. */
  Specimen<T> vary(Specimen<T> from, long number);

  /**
   * Goes from a test to smaller ones, each of which is kept by a condition, until none is.
   *
   * @param full ends it early, when nobody wants to hear of further tests
   * @return the tests on the way after the first, in order; nothing where it is as small as it gets
   */
  List<Specimen<T>> shrink(Specimen<T> from, Predicate<Specimen<T>> kept, BooleanSupplier full);
}

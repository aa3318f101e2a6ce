package dev.touchstone.space.internal.count;

import java.math.BigInteger;
import java.util.Optional;

/**
 * A sort whose values are decided in one step: numbers of a range, sets, and the like.
 *
 * <p>Values are counted and computed from their index, never listed.
 */
public abstract non-sealed class Whole extends Sort {
  /** Names the sort. */
  protected Whole(String name) {
    super(name);
  }

  /** Returns the value of a size with an index below the count. */
  public abstract Object value(int size, BigInteger index);

  /** Returns where a value is, or nothing if it is not of this sort. */
  public abstract Optional<Place> locate(Object value);

  /** Returns whether values can be changed by who holds them. */
  public boolean mutable() {
    return false;
  }

  /** A size and an index among the values of that size. */
  public record Place(int size, BigInteger index) {}
}

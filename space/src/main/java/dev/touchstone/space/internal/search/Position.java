package dev.touchstone.space.internal.search;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A place among the values of a branch: a {@code long} where that suffices. */
final class Position {
  private long small;
  private @Nullable BigInteger large;

  Position(BigInteger value) {
    set(value);
  }

  boolean isLarge() {
    return large != null;
  }

  long small() {
    return small;
  }

  BigInteger value() {
    return large != null ? large : BigInteger.valueOf(small);
  }

  void set(long value) {
    small = value;
    large = null;
  }

  void set(BigInteger value) {
    if (value.bitLength() < Long.SIZE) {
      set(value.longValue());
    } else {
      large = value;
    }
  }
}

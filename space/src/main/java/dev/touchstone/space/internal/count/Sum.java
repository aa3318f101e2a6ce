package dev.touchstone.space.internal.count;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A sum of counts that starts as a {@code long} and grows into a {@link BigInteger} when it must. */
public final class Sum {
  private long small;
  private @Nullable BigInteger large;

  /** Adds the count of a series at a size. */
  public void add(Series series, int size) {
    long count = series.at(size);
    if (count == Series.HUGE) {
      add(series.exactly(size));
    } else {
      add(count);
    }
  }

  /** Adds the product of two counts. */
  public void addProduct(Series a, int sizeOfA, Series b, int sizeOfB) {
    long x = a.at(sizeOfA);
    if (x == 0) {
      return;
    }
    long y = b.at(sizeOfB);
    long product = x * y;
    if (x > 0 && y >= 0 && product >= 0 && Math.multiplyHigh(x, y) == 0) {
      add(product);
    } else if (y != 0) {
      add(a.exactly(sizeOfA).multiply(b.exactly(sizeOfB)));
    }
  }

  /** Adds a number. */
  public void add(long count) {
    if (large != null) {
      large = large.add(BigInteger.valueOf(count));
      return;
    }
    long sum = small + count;
    if (sum < 0) {
      large = BigInteger.valueOf(small).add(BigInteger.valueOf(count));
    } else {
      small = sum;
    }
  }

  /** Adds a number. */
  public void add(BigInteger count) {
    if (large == null && count.bitLength() < Long.SIZE) {
      add(count.longValueExact());
    } else {
      large = total().add(count);
    }
  }

  /** Returns whether the sum needs a {@link BigInteger}. */
  boolean huge() {
    return large != null;
  }

  long small() {
    return small;
  }

  /** Returns the sum. */
  public BigInteger total() {
    return large != null ? large : BigInteger.valueOf(small);
  }
}

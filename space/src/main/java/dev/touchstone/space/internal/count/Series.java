package dev.touchstone.space.internal.count;

import dev.touchstone.space.IllegalSpace;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How many values there are of each size, computed when first asked for and then kept.
 *
 * <p>Counts are longs; one that does not fit reads {@link #HUGE} and is found with {@link #exactly}.
 * Counts are computed in ascending order of size, so a guarded recursion stays shallow. Readers take
 * no lock: {@code known} is written last, under the one lock that all series share.
 */
public abstract class Series {
  /** Stands for a count beyond the range of {@code long}. */
  public static final long HUGE = -1;

  /** The largest size that is ever counted. */
  public static final int LARGEST_SIZE = 1 << 20;

  static final Object LOCK = new Object();

  private volatile int known;
  private long[] counts = new long[8];
  private BigInteger @Nullable [] huge;
  private boolean computing;

  /** Adds up the count at a size; counts of smaller sizes are known. */
  protected abstract void compute(int size, Sum sum);

  /** Returns what errors call this. */
  abstract String name();

  /** Returns the count at a size, or {@link #HUGE}; nothing has a negative size. */
  public final long at(int size) {
    if (size < 0) {
      return 0;
    }
    if (size >= known) {
      grow(size);
    }
    return counts[size];
  }

  /** Returns the count at a size. */
  public final BigInteger exactly(int size) {
    long count = at(size);
    return count == HUGE ? large(size) : BigInteger.valueOf(count);
  }

  private BigInteger large(int size) {
    BigInteger[] all = huge;
    if (all == null) {
      throw new IllegalStateException("no large counts");
    }
    return all[size];
  }

  private void grow(int size) {
    if (size > LARGEST_SIZE) {
      throw new IllegalSpace(
          "size %d of %s; sizes are counted up to %d".formatted(size, name(), LARGEST_SIZE));
    }
    synchronized (LOCK) {
      if (computing) {
        throw new IllegalSpace(
            "%s needs its own count to count itself; pay for the recursion".formatted(name()));
      }
      computing = true;
      try {
        while (known <= size) {
          Sum sum = new Sum();
          compute(known, sum);
          store(known, sum);
        }
      } finally {
        computing = false;
      }
    }
  }

  private void store(int size, Sum sum) {
    if (size >= counts.length) {
      counts = Arrays.copyOf(counts, 2 * counts.length);
    }
    if (sum.huge()) {
      BigInteger[] all = huge == null ? new BigInteger[counts.length] : huge;
      huge = all.length < counts.length ? Arrays.copyOf(all, counts.length) : all;
      huge[size] = sum.total();
      counts[size] = HUGE;
    } else {
      counts[size] = sum.small();
    }
    known = size + 1;
  }
}

package dev.touchstone.choice;

import dev.touchstone.random.TfRandom;
import java.math.BigInteger;
import org.apiguardian.api.API;

/**
 * Random bits as a domain spends them.
 *
 * <p>The cipher behind the bits is what drawing costs, so one long serves several small decisions:
 * {@link #bits(int)} hands out parts of a pooled long, {@link #below(int)} draws without bias from
 * such parts.
 *
 * <p>Mutable and confined to the thread that runs the case.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Dice {
  private static final long LOW_32 = 0xFFFF_FFFFL;

  private TfRandom random;
  private final Tape tape;
  private int size;
  private Shares shares = Shares.USUAL;
  private long pool;
  private int pooled;

  Dice(TfRandom random, Tape tape, int size) {
    this.random = random;
    this.tape = tape;
    this.size = size;
  }

  /** Starts with the bits of another case. */
  void restart(TfRandom other, int otherSize, Shares otherShares) {
    random = other;
    size = otherSize;
    shares = otherShares;
    pooled = 0;
  }

  /** Returns what parts ask for in this case. */
  Shares shares() {
    return shares;
  }

  /** Draws from another generator from now on; returns the one used before. */
  TfRandom swap(TfRandom other) {
    TfRandom before = random;
    random = other;
    pooled = 0;
    return before;
  }

  /** Moves on to the left child of the generator's place and returns the right one. */
  TfRandom split() {
    pooled = 0;
    return random.split();
  }

  /** Returns dice of their own for a part; these do not move. */
  Dice aside(long key) {
    return new Dice(random.child("aside").child(key), tape, size);
  }

  /** Returns the size of the case: how far from simple its values may wander. */
  public int size() {
    return size;
  }

  void resize(int size) {
    this.size = size;
  }

  /** Returns the generator behind the bits. */
  public TfRandom random() {
    return random;
  }

  /** Returns 64 fresh bits. */
  public long next() {
    return random.nextLong();
  }

  /** How many places on either side of those that are filled lose what they hold. */
  static final int MARGIN = TfRandom.MARGIN;

  /** Writes fresh bits into some places; up to {@link #MARGIN} before and behind them are overwritten. */
  void fill(long[] words, int from, int count) {
    random.nextBlocks(words, from, count);
  }

  /** Returns up to 32 random bits from the pool. */
  public int bits(int count) {
    if (pooled < count) {
      pool = random.nextLong();
      pooled = 64;
    }
    int taken = (int) (pool & ((1L << count) - 1));
    pool >>>= count;
    pooled -= count;
    return taken;
  }

  /** Returns a number below a positive bound, each equally likely. */
  public int below(int bound) {
    if (bound <= 1 << 12) {
      return (int) below(bound, 16);
    }
    return (int) (bound <= 1 << 28 ? below(bound, 32) : random.nextLong(bound));
  }

  private long below(long bound, int width) {
    long mask = (1L << width) - 1;
    long product = (bits(width) & mask) * bound;
    if ((product & mask) < bound) {
      long threshold = ((mask + 1) - bound) % bound;
      while ((product & mask) < threshold) {
        product = (bits(width) & mask) * bound;
      }
    }
    return product >>> width;
  }

  /** Returns a number between two bounds, both included, each equally likely. */
  public long between(long low, long high) {
    long last = high - low;
    if (last >>> 32 == 0) {
      return low + (last == LOW_32 ? bits(32) & LOW_32 : below(last + 1, 32));
    }
    if (high < Long.MAX_VALUE) {
      return random.nextLong(low, high + 1);
    }
    return low > Long.MIN_VALUE ? random.nextLong(low - 1, high) + 1 : random.nextLong();
  }

  /** Returns a number below a positive bound of any size, each equally likely. */
  public BigInteger below(BigInteger bound) {
    return random.nextBig(bound);
  }

  /** Returns sixteen bits that say what a leaf asks for. */
  int part() {
    return bits(Shares.PART_BITS);
  }

  /** Returns the position of an earlier leaf of a kind under the current label, or -1. */
  public int earlier(Domain.Kind kind) {
    return tape.isEmpty() ? -1 : tape.earlier(kind, below(tape.length), tape.length);
  }

  /** Returns the scalar recorded at a position. */
  public long scalarAt(int position) {
    return tape.scalarAt(position);
  }

  /** Returns the object recorded at a position. */
  public Object objectAt(int position) {
    return tape.objectAt(position);
  }
}

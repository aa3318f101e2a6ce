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
  /** How many random bits decide what kind of value a leaf gets. */
  static final int PART_BITS = 16;

  private static final long LOW_32 = 0xFFFF_FFFFL;
  private static final int PARTS = 1 << PART_BITS;
  private static final int NASTY = PARTS * 8 / 100;
  private static final int VERY_NASTY = PARTS * 60 / 100;
  private static final int REUSE = PARTS * 5 / 100;

  private TfRandom random;
  private final Tape tape;
  private int size;
  private int near;
  private int logarithmic;
  private int uniform;
  private long perNear;
  private long perLogarithmic;
  private long pool;
  private int pooled;

  Dice(TfRandom random, Tape tape, int size) {
    this.random = random;
    this.tape = tape;
    this.size = size;
    share(NASTY);
  }

  void veryNasty() {
    share(VERY_NASTY);
  }

  /** Divides what is neither nasty nor reused into near, logarithmic and uniform as 5 : 3 : 2. */
  private void share(int nasty) {
    uniform = PARTS - REUSE - nasty;
    near = uniform / 2;
    logarithmic = uniform * 8 / 10;
    perNear = (1L << 32) / near;
    perLogarithmic = (1L << 32) / (logarithmic - near);
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

  /** Returns whether a part asks for a number near the simplest one. */
  boolean near(int part) {
    return part < near;
  }

  /** Returns which of some places a part names that asks for a near number. */
  long nearPlace(int part, long places) {
    return (part * places * perNear) >>> 32;
  }

  /** Returns whether a part that does not ask for a near number asks for any bit length. */
  boolean logarithmic(int part) {
    return part < logarithmic;
  }

  /** Returns which of some places a part names that asks for any bit length. */
  int logarithmicPlace(int part, int places) {
    return (int) (((part - near) * (long) places * perLogarithmic) >>> 32);
  }

  /** Returns whether a part asks for a nasty constant or an earlier value. */
  boolean unusual(int part) {
    return part >= uniform;
  }

  /** Returns whether a part asks for a nasty constant. */
  boolean nasty(int part) {
    return part >= uniform && part < PARTS - REUSE;
  }

  /** Returns whether a part asks for an earlier value. */
  boolean reuse(int part) {
    return part >= PARTS - REUSE;
  }

  /** Returns the position of an earlier leaf of a kind under the current label, or -1. */
  public int earlier(Domain.Kind kind) {
    return tape.earlier(kind, this);
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

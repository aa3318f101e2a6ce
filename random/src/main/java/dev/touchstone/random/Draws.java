package dev.touchstone.random;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * From longs to values: every draw derived from {@link #nextLong()}.
 *
 * <p>All of them are written out here and pinned by vectors. The JDK's defaults may change between
 * releases, and with them every replayed value.
 *
 * <p>Bounded integers: Lemire, Fast Random Integer Generation in an Interval (2019), algorithm 5.
 * Normal values: the polar method of Marsaglia and Bray (1964), one value of each pair.
 */
abstract class Draws extends Buffer implements RandomGenerator.SplittableGenerator {
  private static final long TWO_32 = 1L << 32;
  private static final long LOW_32 = TWO_32 - 1;

  @Override
  public long nextLong(long bound) {
    checkPositive(bound);
    return below(bound);
  }

  @Override
  public long nextLong(long origin, long bound) {
    checkRange(origin < bound);
    return origin + below(bound - origin);
  }

  @Override
  public int nextInt() {
    return (int) (nextLong() >>> 32);
  }

  @Override
  public int nextInt(int bound) {
    checkPositive(bound);
    return (int) below32(bound);
  }

  @Override
  public int nextInt(int origin, int bound) {
    checkRange(origin < bound);
    return origin + (int) below32(bound - origin & LOW_32);
  }

  @Override
  public boolean nextBoolean() {
    return nextLong() < 0;
  }

  /**
   * Draws a whole number from zero (inclusive) to a bound of any size (exclusive).
   *
   * @param bound at least one
   * @return a uniformly distributed value
   * @throws IllegalArgumentException if the bound is not positive
   */
  public BigInteger nextBig(BigInteger bound) {
    checkPositive(Objects.requireNonNull(bound, "bound").signum());
    int bits = bound.subtract(BigInteger.ONE).bitLength();
    int longs = Math.max(1, (bits + Long.SIZE - 1) / Long.SIZE);
    byte[] magnitude = new byte[longs * Long.BYTES];
    BigInteger value;
    do {
      for (int at = 0; at < longs; at++) {
        bigEndian(nextLong(), magnitude, at * Long.BYTES);
      }
      value = new BigInteger(1, magnitude).shiftRight(longs * Long.SIZE - bits);
    } while (value.compareTo(bound) >= 0);
    return value;
  }

  @Override
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  @Override
  public double nextDouble(double bound) {
    checkFinite(bound > 0 && bound < Double.POSITIVE_INFINITY);
    return within(0, bound);
  }

  @Override
  public double nextDouble(double origin, double bound) {
    checkRange(
        Double.NEGATIVE_INFINITY < origin && origin < bound && bound < Double.POSITIVE_INFINITY);
    return within(origin, bound);
  }

  @Override
  public float nextFloat() {
    return (nextLong() >>> 40) * 0x1p-24f;
  }

  @Override
  public float nextFloat(float bound) {
    checkFinite(bound > 0 && bound < Float.POSITIVE_INFINITY);
    return within(0, bound);
  }

  @Override
  public float nextFloat(float origin, float bound) {
    checkRange(
        Float.NEGATIVE_INFINITY < origin && origin < bound && bound < Float.POSITIVE_INFINITY);
    return within(origin, bound);
  }

  @Override
  public double nextGaussian() {
    double x;
    double square;
    do {
      x = 2 * nextDouble() - 1;
      double y = 2 * nextDouble() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square == 0);
    return x * StrictMath.sqrt(-2 * StrictMath.log(square) / square);
  }

  @Override
  public double nextGaussian(double mean, double stddev) {
    if (!(stddev >= 0)) {
      throw new IllegalArgumentException("standard deviation must be non-negative");
    }
    return mean + stddev * nextGaussian();
  }

  @Override
  public double nextExponential() {
    return -StrictMath.log1p(-nextDouble());
  }

  @Override
  public void nextBytes(byte[] bytes) {
    int whole = bytes.length & -Long.BYTES;
    for (int at = 0; at < whole; at += Long.BYTES) {
      littleEndian(nextLong(), bytes, at, Long.BYTES);
    }
    if (whole < bytes.length) {
      littleEndian(nextLong(), bytes, whole, bytes.length - whole);
    }
  }

  /**
   * Brings a list into a random order, each order equally likely.
   *
   * @param xs the list to change in place
   */
  public void shuffle(List<?> xs) {
    permute(Objects.requireNonNull(xs, "xs"));
  }

  @Override
  public IntStream ints() {
    return IntStream.generate(this::nextInt);
  }

  @Override
  public IntStream ints(long streamSize) {
    checkSize(streamSize);
    return ints().limit(streamSize);
  }

  @Override
  public IntStream ints(int origin, int bound) {
    checkRange(origin < bound);
    return IntStream.generate(() -> nextInt(origin, bound));
  }

  @Override
  public IntStream ints(long streamSize, int origin, int bound) {
    checkSize(streamSize);
    return ints(origin, bound).limit(streamSize);
  }

  @Override
  public LongStream longs() {
    return LongStream.generate(this::nextLong);
  }

  @Override
  public LongStream longs(long streamSize) {
    checkSize(streamSize);
    return longs().limit(streamSize);
  }

  @Override
  public LongStream longs(long origin, long bound) {
    checkRange(origin < bound);
    return LongStream.generate(() -> nextLong(origin, bound));
  }

  @Override
  public LongStream longs(long streamSize, long origin, long bound) {
    checkSize(streamSize);
    return longs(origin, bound).limit(streamSize);
  }

  @Override
  public DoubleStream doubles() {
    return DoubleStream.generate(this::nextDouble);
  }

  @Override
  public DoubleStream doubles(long streamSize) {
    checkSize(streamSize);
    return doubles().limit(streamSize);
  }

  @Override
  public DoubleStream doubles(double origin, double bound) {
    checkRange(
        Double.NEGATIVE_INFINITY < origin && origin < bound && bound < Double.POSITIVE_INFINITY);
    return DoubleStream.generate(() -> within(origin, bound));
  }

  @Override
  public DoubleStream doubles(long streamSize, double origin, double bound) {
    checkSize(streamSize);
    return doubles(origin, bound).limit(streamSize);
  }

  /** Draws below {@code size}, an unsigned 64-bit number other than zero. */
  private long below(long size) {
    long x = nextLong();
    long low = x * size;
    if (Long.compareUnsigned(low, size) < 0) {
      long surplus = Long.remainderUnsigned(-size, size);
      while (Long.compareUnsigned(low, surplus) < 0) {
        x = nextLong();
        low = x * size;
      }
    }
    return Math.multiplyHigh(x, size) + (x >> 63 & size) + (size >> 63 & x);
  }

  /** Draws below {@code size}, from 1 to 2^32 - 1. */
  private long below32(long size) {
    long product = (nextLong() >>> 32) * size;
    if ((product & LOW_32) < size) {
      long surplus = (TWO_32 - size) % size;
      while ((product & LOW_32) < surplus) {
        product = (nextLong() >>> 32) * size;
      }
    }
    return product >>> 32;
  }

  private double within(double origin, double bound) {
    double value = nextDouble();
    double result = bound - origin < Double.POSITIVE_INFINITY
        ? value * (bound - origin) + origin
        : 2 * (value * (bound / 2 - origin / 2) + origin / 2);
    return result < bound ? result : Math.nextDown(bound);
  }

  private float within(float origin, float bound) {
    float value = nextFloat();
    float result = bound - origin < Float.POSITIVE_INFINITY
        ? value * (bound - origin) + origin
        : 2 * (value * (bound / 2 - origin / 2) + origin / 2);
    return result < bound ? result : Math.nextDown(bound);
  }

  private <T> void permute(List<T> xs) {
    List<T> order = xs instanceof RandomAccess ? xs : new ArrayList<>(xs);
    for (int last = order.size() - 1; last > 0; last--) {
      Collections.swap(order, last, nextInt(last + 1));
    }
    if (order != xs) {
      ListIterator<T> place = xs.listIterator();
      for (T x : order) {
        place.next();
        place.set(x);
      }
    }
  }

  private static void littleEndian(long word, byte[] bytes, int from, int count) {
    for (int i = 0; i < count; i++) {
      bytes[from + i] = (byte) (word >>> (i * Byte.SIZE));
    }
  }

  private static void bigEndian(long word, byte[] bytes, int from) {
    for (int at = from + Long.BYTES - 1; at >= from; at--) {
      bytes[at] = (byte) word;
      word >>>= Byte.SIZE;
    }
  }

  private static void checkPositive(long bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive");
    }
  }

  private static void checkFinite(boolean accepted) {
    if (!accepted) {
      throw new IllegalArgumentException("bound must be finite and positive");
    }
  }

  private static void checkRange(boolean accepted) {
    if (!accepted) {
      throw new IllegalArgumentException("bound must be greater than origin");
    }
  }

  static void checkSize(long size) {
    if (size < 0) {
      throw new IllegalArgumentException("size must be non-negative");
    }
  }
}

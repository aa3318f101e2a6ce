package dev.touchstone.space.internal.count;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A sort of whole numbers between two ends, which can be told apart by comparisons.
 *
 * <p>Flat numbers all have size zero; others are counted in ones, n has size n + 1. A slice is the sort
 * of the numbers between nearer ends; equal slices are the same sort.
 */
public final class Numbered extends Whole {
  private final long low;
  private final long high;
  private final boolean flat;
  private final LongFunction<Object> box;
  private final Map<Ends, Numbered> slices;

  private record Ends(long low, long high) {}

  private Numbered(
      long low, long high, boolean flat, LongFunction<Object> box, Map<Ends, Numbered> slices) {
    super(flat ? "numbers " + low + ".." + high : "naturals");
    this.low = low;
    this.high = high;
    this.flat = flat;
    this.box = box;
    this.slices = slices;
    slices.put(new Ends(low, high), this);
  }

  /** Returns the sort of the numbers between two ends, all of size zero. */
  public static Numbered flat(long low, long high, LongFunction<Object> box) {
    return new Numbered(low, high, true, box, new HashMap<>());
  }

  /** Returns the sort of the numbers from zero on, where n has size n + 1. */
  public static Numbered naturals(LongFunction<Object> box) {
    return new Numbered(0, LARGEST_SIZE, false, box, new HashMap<>());
  }

  /** Returns the least number. */
  public long low() {
    return low;
  }

  /** Returns the greatest number. */
  public long high() {
    return high;
  }

  /** Returns the sort of those numbers that are below a bound between the ends, or of the others. */
  public Numbered slice(long bound, boolean below) {
    Ends ends = below ? new Ends(low, bound - 1) : new Ends(bound, high);
    synchronized (LOCK) {
      Numbered known = slices.get(ends);
      return known != null ? known : new Numbered(ends.low, ends.high, flat, box, slices);
    }
  }

  @Override
  protected void compute(int size, Sum sum) {
    if (!flat) {
      sum.add(low <= size - 1L && size - 1L <= high ? 1 : 0);
    } else if (size == 0) {
      sum.add(BigInteger.valueOf(high).subtract(BigInteger.valueOf(low)).add(BigInteger.ONE));
    }
  }

  @Override
  public Object value(int size, BigInteger index) {
    return box.apply(flat ? BigInteger.valueOf(low).add(index).longValueExact() : (long) size - 1);
  }

  @Override
  public Optional<Place> locate(Object value) {
    if (!(number(value) instanceof Long number) || number < low || number > high) {
      return Optional.empty();
    }
    return Optional.of(
        flat
            ? new Place(0, BigInteger.valueOf(number).subtract(BigInteger.valueOf(low)))
            : new Place((int) (number + 1), BigInteger.ZERO));
  }

  /** Returns a number or character as a long, or null for anything else. */
  public static @Nullable Object number(Object value) {
    if (value instanceof Character character) {
      return (long) character;
    }
    if (value instanceof BigInteger number) {
      return number.bitLength() < Long.SIZE ? number.longValue() : null;
    }
    return value instanceof Number number ? number.longValue() : null;
  }
}

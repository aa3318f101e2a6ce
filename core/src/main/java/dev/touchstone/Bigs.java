package dev.touchstone;

import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.IntegerDomain;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.function.UnaryOperator;

/**
 * Whole and decimal numbers of any size.
 *
 * <p>A number is drawn as its distance from the simplest one. Distances that fit a long are drawn as
 * longs are. A longer one is drawn as a number of bits and then uniformly among the distances of at
 * most that many, so lowering the bits never loses the least distance that fails. A third choice moves
 * the distance to all ones or to a single one; it is a hint for sampling, since every distance can be
 * reached without it.
 */
final class Bigs {
  private static final int LONG_BITS = 63;
  private static final BigInteger LONGEST = BigInteger.valueOf(Long.MAX_VALUE);
  private static final BranchDomain NEAR_OR_FAR = BranchDomain.weighted(3, 1);
  private static final int LARGEST = 1;
  private static final BranchDomain FILL = BranchDomain.weighted(8, 1, 1);

  private Bigs() {}

  /** Draws whole numbers whose length grows with the size of the case. */
  static Gen<BigInteger> integers() {
    IntegerDomain near = IntegerDomain.of(-Long.MAX_VALUE, Long.MAX_VALUE);
    return source -> {
      if (source.branch(NEAR_OR_FAR, NEAR_OR_FAR) == 0) {
        return BigInteger.valueOf(source.draw(near));
      }
      boolean negative = source.draw(BoolDomain.FAIR) == 1;
      int bits = LONG_BITS + 1 + 8 * source.size();
      BigInteger magnitude = far(source, BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE));
      return negative ? magnitude.negate() : magnitude;
    };
  }

  static Gen<BigInteger> integers(BigInteger low, BigInteger high) {
    if (low.compareTo(high) > 0) {
      throw new IllegalGenerator("bigIntegers of the range " + low + ".." + high
          + ", which is empty; give the low end first");
    }
    BigInteger towards = low.max(high.min(BigInteger.ZERO));
    BigInteger up = high.subtract(towards);
    BigInteger down = towards.subtract(low);
    IntegerDomain near =
        IntegerDomain.of(-down.min(LONGEST).longValueExact(), up.min(LONGEST).longValueExact());
    boolean farUp = up.bitLength() > LONG_BITS;
    boolean farDown = down.bitLength() > LONG_BITS;
    if (!farUp && !farDown) {
      return source -> towards.add(BigInteger.valueOf(source.draw(near)));
    }
    Gen<BigInteger> parts = source -> {
      if (source.branch(NEAR_OR_FAR, NEAR_OR_FAR) == 0) {
        return towards.add(BigInteger.valueOf(source.draw(near)));
      }
      boolean negative = farDown && (!farUp || source.draw(BoolDomain.FAIR) == 1);
      return negative ? towards.subtract(far(source, down)) : towards.add(far(source, up));
    };
    long[] first = farDown ? farthest(down, farUp, 1) : new long[] {0, near.low()};
    long[] last = farUp ? farthest(up, farDown, 0) : new long[] {0, near.high()};
    return source -> source.aimed(parts, first, last);
  }

  /** Returns what is drawn to make the end of a range that is far away. */
  private static long[] farthest(BigInteger most, boolean both, long negative) {
    return both
        ? new long[] {1, negative, most.bitLength(), LARGEST}
        : new long[] {1, most.bitLength(), LARGEST};
  }

  private static BigInteger far(Source source, BigInteger most) {
    int bits = (int) source.integer(LONG_BITS + 1L, most.bitLength(), LONG_BITS + 1L);
    BigInteger bound = BigInteger.ONE.shiftLeft(bits).min(most.add(BigInteger.ONE));
    int fill = source.branch(FILL, FILL);
    UnaryOperator<BigInteger> snap = switch (fill) {
      case 0 -> UnaryOperator.identity();
      case LARGEST -> drawn -> bound.subtract(BigInteger.ONE);
      default -> drawn -> BigInteger.ONE.shiftLeft(bits - 1);
    };
    return source.uniform(bound, snap);
  }

  /** Draws decimal numbers whose length and scale grow with the size of the case. */
  static Gen<BigDecimal> decimals() {
    Gen<BigInteger> unscaled = integers();
    return source -> {
      int scale = source.integer(-source.size(), source.size());
      return new BigDecimal(unscaled.generate(source), scale);
    };
  }

  static Gen<BigDecimal> decimals(BigDecimal low, BigDecimal high, int scale) {
    BigInteger from = low.setScale(scale, RoundingMode.CEILING).unscaledValue();
    BigInteger to = high.setScale(scale, RoundingMode.FLOOR).unscaledValue();
    if (from.compareTo(to) > 0) {
      throw new IllegalGenerator("bigDecimals of the range " + low + ".." + high + " with scale "
          + scale + ", which is empty; give the low end first or a greater scale");
    }
    return integers(from, to).map(unscaled -> new BigDecimal(unscaled, scale));
  }
}

package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class RealOrderTests {
  private static final BigDecimal UNITS = new BigDecimal(BigInteger.TWO.pow(1074));

  /** What the order compares, computed from the exact multiple of the least double. */
  private record Rank(int kind, long whole, int used, int exponent, int sign, double magnitude)
      implements Comparable<Rank> {
    private static final Comparator<Rank> ORDER = Comparator.comparingInt(Rank::kind)
        .thenComparingLong(Rank::whole)
        .thenComparingInt(Rank::used)
        .thenComparingInt(Rank::exponent)
        .thenComparingInt(Rank::sign)
        .thenComparingDouble(Rank::magnitude);

    static Rank of(double value) {
      int sign = Math.copySign(1, value) < 0 ? 1 : 0;
      double magnitude = Math.abs(value);
      if (Double.isNaN(value)) {
        return new Rank(3, 0, 0, 0, 0, 0);
      }
      if (Double.isInfinite(value)) {
        return new Rank(2, 0, 0, 0, sign, 0);
      }
      if (magnitude < 0x1p53 && magnitude == Math.floor(magnitude)) {
        return new Rank(0, 2 * (long) magnitude + sign, 0, 0, 0, 0);
      }
      BigInteger units = new BigDecimal(magnitude).multiply(UNITS).toBigIntegerExact();
      int used = units.bitLength() - 1 - units.getLowestSetBit();
      int exponent = Math.abs(units.bitLength() - 1 - 1074);
      return new Rank(1, 0, used, exponent, sign, magnitude);
    }

    @Override
    public int compareTo(Rank other) {
      return ORDER.compare(this, other);
    }
  }

  private static final double[] SPECIAL = {
    0.0,
    -0.0,
    1,
    -1,
    0.5,
    -0.5,
    1.5,
    0.1,
    Double.MIN_VALUE,
    -Double.MIN_VALUE,
    Double.MIN_NORMAL,
    Math.nextDown(Double.MIN_NORMAL),
    Double.MAX_VALUE,
    -Double.MAX_VALUE,
    0x1p53,
    0x1p53 - 1,
    0x1p53 + 2,
    0x1p52 + 0.5,
    -0x1p54,
    0x1p1023,
    0x1.8p-1073,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NaN
  };

  private static List<Double> everyKind() {
    List<Double> values = new ArrayList<>(DoubleStream.of(SPECIAL).boxed().toList());
    Rolls.longs(1, 4_000).forEach(bits -> {
      values.add(Double.longBitsToDouble(bits));
      values.add(Double.longBitsToDouble(bits & ~(0x7FFL << 52)));
      values.add(Double.longBitsToDouble(bits & ~0L << 44));
      values.add((bits >> 50) / 64.0);
      values.add((double) (bits >> 30));
    });
    return values;
  }

  @Test
  void returnsFromEveryValueToItself() {
    for (double value : everyKind()) {
      double back = RealOrder.value(RealOrder.index(value));
      assertThat(Double.doubleToLongBits(back))
          .as("%s", value)
          .isEqualTo(Double.doubleToLongBits(value));
    }
  }

  @Test
  void returnsFromEveryPositionToItself() {
    Rolls.longs(2, 20_000)
        .map(bits -> Long.remainderUnsigned(bits >>> (bits & 15), RealOrder.NAN + 1))
        .forEach(
            position -> assertThat(RealOrder.index(RealOrder.value(position))).isEqualTo(position));
  }

  @Test
  void comparesAllKindsAsDocumented() {
    List<Double> values = everyKind();
    for (int i = 1; i < values.size(); i++) {
      double a = values.get(i - 1);
      double b = values.get(i);
      assertThat(Long.compareUnsigned(RealOrder.index(a), RealOrder.index(b)))
          .as("%s, %s", a, b)
          .isEqualTo(Integer.signum(Rank.of(a).compareTo(Rank.of(b))));
    }
  }

  @Test
  void sortsNeighboursOfEachPositionAsDocumented() {
    long fractions = RealOrder.index(0.5);
    for (long at = fractions - 2_000; at < fractions + 20_000; at++) {
      assertThat(Rank.of(RealOrder.value(at))).isLessThan(Rank.of(RealOrder.value(at + 1)));
    }
    for (double value : everyKind()) {
      long at = RealOrder.index(value);
      if (at != RealOrder.NAN) {
        assertThat(Rank.of(value)).isLessThan(Rank.of(RealOrder.value(at + 1)));
      }
    }
  }

  @Test
  void startsWithWholeNumbersAndEndsWithSpecials() {
    assertThat(DoubleStream.iterate(0, at -> at + 1).limit(6).map(at -> RealOrder.value((long) at)))
        .containsExactly(0.0, -0.0, 1.0, -1.0, 2.0, -2.0);
    assertThat(RealOrder.value(RealOrder.INFINITY)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(RealOrder.value(RealOrder.NEGATIVE_INFINITY)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(RealOrder.value(RealOrder.NAN)).isNaN();
    assertThat(RealOrder.value(RealOrder.INFINITY - 1)).isNegative();
  }
}

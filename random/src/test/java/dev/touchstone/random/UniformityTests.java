package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.commons.statistics.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bounded draws are uniform: chi-square against exact expectations, alpha 1e-6 on both sides, fixed
 * seeds, so a red run is a real one.
 */
class UniformityTests {
  private static final int DRAWS = 100_000;
  private static final double ALPHA = 1e-6;
  private static final Node NODE = Seed.of(13).root();

  static Stream<Range> ranges() {
    return Stream.of(
        ints(2),
        ints(3),
        ints(7),
        ints(1L << 31),
        ints((1L << 31) + 1),
        ints(3_000_000_000L),
        longs(BigInteger.valueOf(7)),
        longs(BigInteger.TWO.pow(63).add(BigInteger.ONE)),
        longs(BigInteger.valueOf(3).shiftLeft(62)),
        bigs(BigInteger.valueOf(7)),
        bigs(BigInteger.TWO.pow(64).add(BigInteger.ONE)));
  }

  @ParameterizedTest
  @MethodSource("ranges")
  void everyPartOfARangeIsDrawnAsOftenAsItsSizeSays(Range range) {
    long[] observed = new long[2 * range.parts()];
    for (int i = 0; i < DRAWS; i++) {
      observed[range.cell(range.draw().get())]++;
    }

    assertUniform(range.expected(DRAWS), observed);
  }

  @Test
  void aRangeOfOneTakesOneLong() {
    TfRandom random = NODE.open();
    long[] longs = NODE.open().longs(4).toArray();

    assertThat(random.nextInt(1)).isZero();
    assertThat(random.nextLong(1)).isZero();
    assertThat(random.nextBig(BigInteger.ONE)).isZero();
    assertThat(random.nextLong()).isEqualTo(longs[3]);
  }

  @Test
  void allOrdersOfFourElementsAreEquallyLikely() {
    TfRandom random = NODE.child("shuffle").open();
    Map<List<Integer>, Long> orders = new HashMap<>();
    for (int i = 0; i < DRAWS; i++) {
      List<Integer> xs = new ArrayList<>(List.of(0, 1, 2, 3));
      random.shuffle(xs);
      orders.merge(xs, 1L, Long::sum);
    }
    double[] expected = new double[24];
    Arrays.fill(expected, DRAWS / 24.0);

    assertThat(orders).hasSize(24);
    assertUniform(expected, orders.values().stream().mapToLong(n -> n).toArray());
  }

  /** Cells that cannot occur must be empty; those too rare for chi-square are left out of it. */
  private static void assertUniform(double[] expected, long[] observed) {
    List<Integer> likely = new ArrayList<>();
    for (int cell = 0; cell < expected.length; cell++) {
      if (expected[cell] >= 5) {
        likely.add(cell);
      } else {
        assertThat(observed[cell])
            .as("cell %d", cell)
            .isLessThanOrEqualTo(expected[cell] > 0 ? 30 : 0);
      }
    }
    double p = ChiSquareTest.withDefaults()
        .test(
            likely.stream().mapToDouble(cell -> expected[cell]).toArray(),
            likely.stream().mapToLong(cell -> observed[cell]).toArray())
        .getPValue();

    assertThat(p).isBetween(ALPHA, 1 - ALPHA);
  }

  private static Range ints(long size) {
    TfRandom random = NODE.child("ints").child(size).open();
    int bound = (int) (Integer.MIN_VALUE + size);
    return new Range(
        "int, " + size,
        BigInteger.valueOf(size),
        Integer.SIZE,
        () -> BigInteger.valueOf(
            (long) random.nextInt(Integer.MIN_VALUE, bound) - Integer.MIN_VALUE));
  }

  private static Range longs(BigInteger size) {
    TfRandom random = NODE.child("longs").child(size.toString()).open();
    BigInteger origin = BigInteger.valueOf(Long.MIN_VALUE);
    long bound = origin.add(size).longValueExact();
    return new Range(
        "long, " + size,
        size,
        Long.SIZE,
        () -> BigInteger.valueOf(random.nextLong(Long.MIN_VALUE, bound)).subtract(origin));
  }

  private static Range bigs(BigInteger size) {
    TfRandom random = NODE.child("bigs").child(size.toString()).open();
    return new Range("big, " + size, size, size.bitLength(), () -> random.nextBig(size));
  }

  /**
   * A range cut into cells: up to 16 parts, and each part by how many words a plain multiply-and-shift
   * would map to a value. A draw that forgot to reject favours the values with more words, by up to a
   * factor of two and in every part alike, so parts alone would not show it.
   */
  record Range(String name, BigInteger size, int wordBits, Supplier<BigInteger> draw) {
    int parts() {
      return size.min(BigInteger.valueOf(16)).intValueExact();
    }

    int cell(BigInteger value) {
      int part = value.multiply(BigInteger.valueOf(parts())).divide(size).intValueExact();
      boolean rich =
          firstWord(value.add(BigInteger.ONE)).subtract(firstWord(value)).compareTo(fewest()) > 0;
      return 2 * part + (rich ? 1 : 0);
    }

    double[] expected(int draws) {
      double[] expected = new double[2 * parts()];
      for (int part = 0; part < parts(); part++) {
        BigInteger low = firstValue(part);
        BigInteger high = firstValue(part + 1);
        BigInteger values = high.subtract(low);
        BigInteger rich =
            firstWord(high).subtract(firstWord(low)).subtract(values.multiply(fewest()));
        expected[2 * part] = draws * values.subtract(rich).doubleValue() / size.doubleValue();
        expected[2 * part + 1] = draws * rich.doubleValue() / size.doubleValue();
      }
      return expected;
    }

    private BigInteger fewest() {
      return BigInteger.TWO.pow(wordBits).divide(size);
    }

    private BigInteger firstValue(int part) {
      return ceiling(size.multiply(BigInteger.valueOf(part)), BigInteger.valueOf(parts()));
    }

    private BigInteger firstWord(BigInteger value) {
      return ceiling(value.shiftLeft(wordBits), size);
    }

    private static BigInteger ceiling(BigInteger dividend, BigInteger divisor) {
      return dividend.add(divisor).subtract(BigInteger.ONE).divide(divisor);
    }

    @Override
    public String toString() {
      return name;
    }
  }
}

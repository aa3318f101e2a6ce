package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class NumberGenTests {
  private static final BigInteger TWO_63 = BigInteger.ONE.shiftLeft(63);

  @Nested
  class Whole {
    @Test
    void reachTheEndsOfTheirTypes() {
      assertThat(Rolls.values(Gen.bytes(), 5_000)).contains(Byte.MIN_VALUE, Byte.MAX_VALUE);
      assertThat(Rolls.values(Gen.shorts(), 5_000)).contains(Short.MIN_VALUE, Short.MAX_VALUE);
      assertThat(Rolls.values(Gen.ints(), 5_000)).contains(Integer.MIN_VALUE, Integer.MAX_VALUE);
      assertThat(Rolls.values(Gen.longs(), 5_000)).contains(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Test
    void reachEveryValueOfASmallRange() {
      assertThat(Rolls.values(Gen.ints(-3, 3), 1_000)).containsOnly(-3, -2, -1, 0, 1, 2, 3);
      assertThat(Rolls.values(Gen.bytes(), 60_000)).contains(everyByte());
    }

    private static Byte[] everyByte() {
      Byte[] bytes = new Byte[256];
      for (int i = 0; i < 256; i++) {
        bytes[i] = (byte) i;
      }
      return bytes;
    }

    @Test
    void repeatEarlierValuesOfTheSameCase() {
      Recorder recorder = new Recorder();
      int repeats = 0;
      for (int k = 0; k < 300; k++) {
        recorder.startRandom(Seed.of(k).root().open(), 0, false);
        List<Long> longs = recorder.from(Gen.lists(Gen.longs(1L << 40, 1L << 60), 30));
        List<Long> wide = longs.stream().filter(n -> Long.bitCount(n) > 12).toList();
        repeats += wide.size() - (int) wide.stream().distinct().count();
      }
      assertThat(repeats).as("of some 2,000 numbers that chance never repeats").isGreaterThan(20);
    }
  }

  @Nested
  class Real {
    @Test
    void areFiniteUnlessAskedOtherwise() {
      assertThat(Rolls.values(Gen.doubles(), 5_000)).allMatch(Double::isFinite).contains(-0.0);
      assertThat(Rolls.values(Gen.floats(), 5_000)).allMatch(Float::isFinite).contains(-0.0f);
    }

    @Test
    void haveTheSpecialsTheyAreAskedFor() {
      assertThat(Rolls.values(Gen.doubles().withNan(), 5_000))
          .contains(Double.NaN)
          .doesNotContain(Double.POSITIVE_INFINITY);
      assertThat(Rolls.values(Gen.doubles().withInfinities(), 5_000))
          .contains(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)
          .doesNotContain(Double.NaN);
      assertThat(Rolls.values(Gen.floats().withSpecials(), 5_000))
          .contains(Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY);
    }

    @Test
    void haveOneZeroWhereAsked() {
      assertThat(Rolls.values(Gen.doubles(-2, 2).withoutNegativeZero(), 5_000))
          .contains(0.0)
          .doesNotContain(-0.0);
      assertThat(Rolls.values(Gen.doubles(0, 2), 5_000)).doesNotContain(-0.0);
    }

    @Test
    void reachTheEndsOfTheirRange() {
      assertThat(Rolls.values(Gen.doubles(1.5, 9.25), 3_000)).contains(1.5, 9.25);
      assertThat(Rolls.values(Gen.floats(), 3_000)).contains(Float.MAX_VALUE, -Float.MAX_VALUE);
    }
  }

  @Nested
  class Big {
    @Test
    void reachBeyondLongsAndTheirBorder() {
      assertThat(Rolls.values(Gen.bigIntegers(), 40_000))
          .contains(TWO_63, TWO_63.negate(), TWO_63.subtract(BigInteger.ONE), TWO_63.shiftLeft(1))
          .anyMatch(n -> n.bitLength() > 500);
    }

    @Test
    void areAsLongAsTheSizeAllows() {
      for (int k = 0; k < 2_000; k++) {
        assertThat(Rolls.random(Gen.bigIntegers(), k, 0).bitLength()).isLessThanOrEqualTo(64);
        assertThat(Rolls.random(Gen.bigIntegers(), k, 10).bitLength()).isLessThanOrEqualTo(144);
      }
    }

    @Test
    void reachTheEndsOfTheirRange() {
      BigInteger low = BigInteger.TEN.pow(30).negate();
      BigInteger high = BigInteger.TEN.pow(25);
      assertThat(Rolls.values(Gen.bigIntegers(low, high), 20_000))
          .contains(low, high, BigInteger.ZERO, TWO_63);
    }

    /** In 92 of 100 runs of 100 cases on average; the seeds are fixed. */
    @Test
    void meetEachEndOfAWideRangeAsOthersDo() {
      BigInteger far = BigInteger.TEN.pow(40);
      for (BigInteger low : new BigInteger[] {far.negate(), BigInteger.TEN, far.shiftLeft(-1)}) {
        Gen<BigInteger> between = Gen.bigIntegers(low, far);
        assertThat(Rolls.runsThatMeet(between, low)).isGreaterThan(85);
        assertThat(Rolls.runsThatMeet(between, far)).isGreaterThan(85);
      }
      Gen<BigInteger> beneath = Gen.bigIntegers(far.negate(), BigInteger.ONE);
      assertThat(Rolls.runsThatMeet(beneath, far.negate())).isGreaterThan(85);
      assertThat(Rolls.runsThatMeet(beneath, BigInteger.ONE)).isGreaterThan(85);
    }

    @Test
    void mayHaveOneValue() {
      BigInteger only = BigInteger.TEN.pow(30);
      assertThat(Rolls.values(Gen.bigIntegers(only, only), 50)).containsOnly(only);
    }

    @Test
    void decimalsHaveTheScaleAskedFor() {
      BigDecimal third = new BigDecimal("0.333");
      assertThat(Rolls.values(Gen.bigDecimals(third.negate(), third, 1), 500))
          .containsOnly(
              new BigDecimal("-0.3"),
              new BigDecimal("-0.2"),
              new BigDecimal("-0.1"),
              new BigDecimal("0.0"),
              new BigDecimal("0.1"),
              new BigDecimal("0.2"),
              new BigDecimal("0.3"));
      assertThat(Rolls.values(Gen.bigDecimals(), 2_000).stream().map(BigDecimal::scale))
          .anyMatch(scale -> scale < 0)
          .anyMatch(scale -> scale > 5);
    }
  }

  @Nested
  class BadRanges {
    @Test
    void areRefusedAtOnce() {
      assertThatThrownBy(() -> Gen.bytes((byte) 1, (byte) 0)).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.shorts((short) 1, (short) 0))
          .isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.ints(1, 0))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("1..0");
      assertThatThrownBy(() -> Gen.longs(1, 0)).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.floats(1, 0)).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.doubles(Double.NaN, 0))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("NaN");
      assertThatThrownBy(() -> Gen.doubles(0, Double.POSITIVE_INFINITY))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("finite");
      assertThatThrownBy(() -> Gen.bigIntegers(BigInteger.ONE, BigInteger.ZERO))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("bigIntegers")
          .hasMessageContaining("1..0");
      assertThatThrownBy(() -> Gen.bigDecimals(new BigDecimal("0.01"), new BigDecimal("0.02"), 1))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("scale 1");
    }
  }
}

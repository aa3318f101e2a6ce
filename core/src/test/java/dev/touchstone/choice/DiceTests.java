package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DiceTests {
  @Nested
  class Below {
    /** Every number below a bound is equally likely: chi-square, alpha 1e-6 per bound. */
    @Test
    void isUnbiased() {
      for (int bound : new int[] {2, 3, 7, 10, 100, 1000, 3000, 4096}) {
        Dice dice = Rolls.dice(bound, 30);
        long[] counts = new long[bound];
        for (int i = 0; i < 40 * bound + 20_000; i++) {
          counts[dice.below(bound)]++;
        }
        Fit.assertEven(counts);
      }
    }

    /** Bounds beyond 16 bits, in twelve equal parts: chi-square, alpha 1e-6 per bound. */
    @Test
    void isUnbiasedForLargeBounds() {
      for (int part :
          new int[] {342, 5_000, 1 << 20, (1 << 28) / 12, (1 << 28) / 12 + 1, 170_000_000}) {
        Dice dice = Rolls.dice(part, 30);
        long[] counts = new long[12];
        for (int i = 0; i < 60_000; i++) {
          counts[dice.below(12 * part) / part]++;
        }
        Fit.assertEven(counts);
      }
    }

    /**
     * Of 2^16 words, 17 stand for some numbers below 4,000 and 16 for the others; where none is
     * rejected, the first group has 39.8% instead of 38.4%: chi-square, alpha 1e-6.
     */
    @Test
    void rejectsTheExcess() {
      int bound = 4000;
      int[] words = new int[bound];
      for (int word = 0; word < 1 << 16; word++) {
        words[(int) (((long) word * bound) >>> 16)]++;
      }
      Dice dice = Rolls.dice(1, 30);
      long[] counts = new long[2];
      for (int i = 0; i < 300_000; i++) {
        counts[words[dice.below(bound)] == 17 ? 0 : 1]++;
      }
      Fit.assertFits(counts, 1_536, 2_464);
    }

    @Test
    void staysBelow() {
      Dice dice = Rolls.dice(2, 30);
      for (int bound = 1; bound < 70_000; bound += 13) {
        assertThat(dice.below(bound)).isBetween(0, bound - 1);
      }
      assertThat(dice.below(Integer.MAX_VALUE)).isNotNegative();
      assertThat(dice.below(1)).isZero();
    }
  }

  @Nested
  class Between {
    @Test
    void includesBothEnds() {
      Dice dice = Rolls.dice(3, 30);
      for (long[] range : new long[][] {
        {-1, 1}, {Long.MIN_VALUE, Long.MIN_VALUE + 1}, {Long.MAX_VALUE - 1, Long.MAX_VALUE}
      }) {
        assertThat(LongStream.range(0, 200)
                .map(i -> dice.between(range[0], range[1]))
                .boxed())
            .contains(range[0], range[1])
            .allMatch(value -> value >= range[0] && value <= range[1]);
      }
      assertThat(LongStream.range(0, 100).map(i -> dice.between(Long.MIN_VALUE, Long.MAX_VALUE)))
          .anyMatch(value -> value < 0)
          .anyMatch(value -> value > 0);
    }

    @Test
    void drawsBelowBigBounds() {
      Dice dice = Rolls.dice(4, 30);
      BigInteger bound = BigInteger.TEN.pow(30);
      for (int i = 0; i < 500; i++) {
        assertThat(dice.below(bound)).isBetween(BigInteger.ZERO, bound.subtract(BigInteger.ONE));
      }
    }
  }

  @Nested
  class Bits {
    /** Each bit of the pool is fair whatever the widths asked for: chi-square, alpha 1e-6. */
    @Test
    void areFairAtMixedWidths() {
      Dice dice = Rolls.dice(5, 30);
      long[] counts = new long[2];
      for (int i = 0; i < 60_000; i++) {
        int width = 1 + i % 32;
        int drawn = dice.bits(width);
        assertThat(width == 32 || drawn >>> width == 0).isTrue();
        counts[(drawn >>> (i % width)) & 1]++;
      }
      Fit.assertEven(counts);
    }

    @Test
    void startAnewAtAnotherGenerator() {
      Dice dice = Rolls.dice(6, 30);
      dice.bits(5);
      dice.swap(Rolls.dice(7, 30).random());
      assertThat(dice.bits(32)).isEqualTo(Rolls.dice(7, 30).bits(32));
    }
  }
}

package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class IntegerDomainTests {
  private static final IntegerDomain ALL = IntegerDomain.of(Long.MIN_VALUE, Long.MAX_VALUE);

  /** The documented order, written as a comparison: distance from the target, above before below. */
  private static Comparator<Long> documented(long towards) {
    BigInteger target = BigInteger.valueOf(towards);
    return Comparator.<Long, BigInteger>comparing(
            value -> BigInteger.valueOf(value).subtract(target).abs())
        .thenComparing(Comparator.reverseOrder());
  }

  @Nested
  class Order {
    @Test
    void enumeratesEverySmallRangeAsDocumented() {
      for (long low = -4; low <= 4; low++) {
        for (long high = low; high <= 5; high++) {
          for (long towards = low; towards <= high; towards++) {
            IntegerDomain domain = new IntegerDomain(low, high, towards);
            List<Long> expected =
                new ArrayList<>(LongStream.rangeClosed(low, high).boxed().toList());
            expected.sort(documented(towards));
            assertThat(LongStream.rangeClosed(0, domain.last()).map(domain::value))
                .as("%s", domain)
                .containsExactlyElementsOf(expected);
          }
        }
      }
    }

    @Test
    void invertsPositionsOverTheFullRange() {
      Rolls.longs(1, 20_000).forEach(value -> {
        assertThat(ALL.value(ALL.index(value))).isEqualTo(value);
        assertThat(ALL.index(ALL.value(value))).isEqualTo(value);
      });
    }

    @Test
    void comparesRandomValuesOfWideRangesAsDocumented() {
      long[] ends = Rolls.longs(2, 3_000).toArray();
      for (int i = 0; i + 5 <= ends.length; i += 5) {
        long low = Math.min(ends[i], ends[i + 1]);
        long high = Math.max(ends[i], ends[i + 1]);
        long towards = Math.max(low, Math.min(high, ends[i + 2]));
        IntegerDomain domain = new IntegerDomain(low, high, towards);
        long a = Math.max(low, Math.min(high, ends[i + 3]));
        long b = Math.max(low, Math.min(high, ends[i + 4] >> 8));
        assertThat(Long.compareUnsigned(domain.index(a), domain.index(b)))
            .as("%s: %d, %d", domain, a, b)
            .isEqualTo(Integer.signum(documented(towards).compare(a, b)));
        assertThat(domain.value(domain.index(a))).isEqualTo(a);
      }
    }

    @Test
    void endsWithTheFarthestValue() {
      assertThat(ALL.value(0)).isZero();
      assertThat(ALL.last()).isEqualTo(-1L);
      assertThat(ALL.value(-1)).isEqualTo(Long.MIN_VALUE);
      assertThat(IntegerDomain.of(3, 9).value(0)).isEqualTo(3);
      assertThat(IntegerDomain.of(-9, -3).value(0)).isEqualTo(-3);
    }

    @Test
    void clipsPositionsBeyondTheLast() {
      IntegerDomain domain = IntegerDomain.of(0, 9);
      assertThat(domain.clip(10)).isEqualTo(9);
      assertThat(domain.clip(-1)).isEqualTo(9);
      assertThat(domain.clip(9)).isEqualTo(9);
    }
  }

  @Nested
  class Sampling {
    @Test
    void staysInTheRange() {
      long[] ends = Rolls.longs(3, 60).toArray();
      for (int i = 0; i + 1 < ends.length; i += 2) {
        int shift = i % 62;
        long low = Math.min(ends[i] >> shift, ends[i + 1] >> shift);
        long high = Math.max(ends[i] >> shift, ends[i + 1] >> shift);
        IntegerDomain domain = IntegerDomain.of(low, high);
        assertThat(Rolls.samples(domain, 300)).allMatch(domain::contains);
      }
      assertThat(Rolls.samples(
              new IntegerDomain(Long.MAX_VALUE - 1, Long.MAX_VALUE, Long.MAX_VALUE), 50))
          .allMatch(value -> value >= Long.MAX_VALUE - 1);
      assertThat(Rolls.samples(
              new IntegerDomain(Long.MIN_VALUE, Long.MIN_VALUE + 1, Long.MIN_VALUE), 50))
          .allMatch(value -> value <= Long.MIN_VALUE + 1);
    }

    @Test
    void staysInTheRangeAtHugeSizes() {
      IntegerDomain domain = IntegerDomain.of(-1_000, Long.MAX_VALUE);
      for (int seed = 0; seed < 500; seed++) {
        assertThat(domain.contains(domain.sample(Rolls.dice(seed, Integer.MAX_VALUE))))
            .isTrue();
      }
    }

    @Test
    void drawsTheConstantsThatBreakPrograms() {
      assertThat(Rolls.samples(IntegerDomain.of(Integer.MIN_VALUE, Integer.MAX_VALUE), 20_000)
              .boxed())
          .contains(
              (long) Integer.MIN_VALUE,
              (long) Integer.MAX_VALUE,
              0L,
              1L,
              -1L,
              127L,
              128L,
              255L,
              256L,
              65_535L,
              65_536L,
              -32_768L);
    }

    /** Half within the size, three tenths log-uniform, two tenths uniform; tolerance 3 points. */
    @Test
    void spreadsOverNearLogarithmicAndUniform() {
      Dice dice = Rolls.dice(4, 100);
      int count = 50_000;
      int near = 0;
      int huge = 0;
      for (int i = 0; i < count; i++) {
        long value = ALL.sample(dice);
        near += Math.abs(value) <= 100 ? 1 : 0;
        huge += Math.abs(value) > 1L << 60 ? 1 : 0;
      }
      double plain = 0.92;
      assertThat(near / (double) count).isBetween(0.5 * plain - 0.03, 0.68);
      assertThat(huge / (double) count).isBetween(0.2 * plain - 0.04, 0.27);
    }

    @Test
    void keepsToTheTargetAtSizeZeroHalfOfTheTime() {
      Dice dice = Rolls.dice(5, 0);
      IntegerDomain domain = new IntegerDomain(-1_000_000, 1_000_000, 77);
      long same =
          LongStream.range(0, 10_000).filter(i -> domain.sample(dice) == 77).count();
      assertThat(same).isBetween(4_400L, 6_000L);
    }
  }

  @Nested
  class BadRanges {
    @Test
    void areRefusedWithWhatIsAccepted() {
      assertThatThrownBy(() -> IntegerDomain.of(5, 1))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("5..1");
      assertThatThrownBy(() -> new IntegerDomain(1, 5, 6))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("target 6");
    }
  }
}

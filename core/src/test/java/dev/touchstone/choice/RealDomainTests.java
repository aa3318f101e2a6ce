package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RealDomainTests {
  private static final RealDomain FINITE = range(-Double.MAX_VALUE, Double.MAX_VALUE);
  private static final List<RealDomain> RANGES = List.of(
      FINITE,
      range(0, 1),
      range(-0.0, 1),
      range(-1, -0.0),
      range(0.1, 0.3),
      range(-0.3, -0.1),
      range(5, 7),
      range(2.25, 2.75),
      range(1e-320, 3e-320),
      range(Double.MIN_VALUE, 1e-310),
      range(1e200, 1e300),
      range(0x1p53 + 2, 0x1p60),
      range(-1e9, 3),
      range(Math.nextUp(1.0), Math.nextUp(Math.nextUp(1.0))),
      new RealDomain(-10, 10, true, true, false),
      new RealDomain(-Float.MAX_VALUE, Float.MAX_VALUE, false, false, true),
      new RealDomain(0.1f, 0.3f, false, false, true),
      new RealDomain(0.1, 0.3, true, false, true));

  private static RealDomain range(double low, double high) {
    return new RealDomain(low, high, false, false, false);
  }

  private static DoubleStream samples(RealDomain domain, int perSize) {
    return Rolls.samples(domain, perSize).mapToDouble(Double::longBitsToDouble);
  }

  private static double value(RealDomain domain, long index) {
    return Double.longBitsToDouble(domain.value(index));
  }

  @Nested
  class Order {
    @Test
    void findsEveryLegalValueAtItsPosition() {
      for (RealDomain domain : RANGES) {
        samples(domain, 500).filter(v -> v != value(domain, 0)).forEach(v -> {
          long bits = Double.doubleToLongBits(v);
          assertThat(domain.value(domain.index(bits))).as("%s %s", domain, v).isEqualTo(bits);
        });
      }
    }

    @Test
    void hasNoLegalValueBeforeTheSimplest() {
      for (RealDomain domain : RANGES) {
        long first = domain.index(domain.value(0));
        assertThat(Rolls.samples(domain, 500))
            .as("%s", domain)
            .allMatch(v -> Long.compareUnsigned(domain.index(v), first) >= 0);
      }
    }

    @Test
    void knowsTheSimplestValues() {
      assertThat(value(FINITE, 0)).isEqualTo(0.0);
      assertThat(value(range(0.1, 0.3), 0)).isEqualTo(0.25);
      assertThat(value(range(-7, -5), 0)).isEqualTo(-5.0);
      assertThat(value(range(5.5, 7), 0)).isEqualTo(6.0);
      assertThat(value(range(1e200, 1e300), 0)).isEqualTo(0x1p665);
      assertThat(Double.doubleToLongBits(value(range(-1, -0.0), 0)))
          .isEqualTo(Double.doubleToLongBits(-0.0));
    }

    @Test
    void givesALegalValueForEveryPosition() {
      for (RealDomain domain : RANGES) {
        assertThat(Rolls.longs(7, 2_000).map(domain::clip).mapToDouble(Double::longBitsToDouble))
            .as("%s", domain)
            .allMatch(domain::contains);
        for (long at = 0; at < 200; at++) {
          assertThat(domain.contains(value(domain, at))).isTrue();
        }
      }
    }
  }

  @Nested
  class Zeros {
    @Test
    void differBySign() {
      assertThat(range(0.0, 1).contains(-0.0)).isFalse();
      assertThat(range(-0.0, 1).contains(-0.0)).isTrue();
      assertThat(range(-1, -0.0).contains(0.0)).isFalse();
      assertThat(range(-0.0, 0.0).forced()).isFalse();
      assertThat(range(0.0, 0.0).forced()).isTrue();
      assertThatThrownBy(() -> range(0.0, -0.0)).isInstanceOf(IllegalGenerator.class);
    }
  }

  @Nested
  class Sampling {
    @Test
    void staysLegal() {
      for (RealDomain domain : RANGES) {
        assertThat(samples(domain, 1_000)).as("%s", domain).allMatch(domain::contains);
      }
    }

    @Test
    void drawsSpecialsWhereTheyAreAllowed() {
      assertThat(samples(new RealDomain(-10, 10, true, true, false), 3_000).boxed())
          .contains(
              Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, 10.0, -10.0);
      assertThat(samples(FINITE, 3_000).boxed())
          .contains(Double.MIN_VALUE, Double.MAX_VALUE, -0.0, 0.1, 0x1p53)
          .doesNotContain(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
    }

    /**
     * Each of four constants is asked for in 2 of 100 draws: among 10,000, fewer than 100 have a chance below
     * 1e-12.
     */
    @Test
    void drawsSpecialsAsOftenAsOtherConstants() {
      RealDomain domain = new RealDomain(0.0, 0.0, true, true, false);
      Map<Double, Long> counts = counts(domain, 10_000);
      assertThat(counts.keySet())
          .containsExactlyInAnyOrder(
              0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
      assertThat(counts.values()).allMatch(count -> count > 100);
    }

    /** One of eleven constants in 8 of 100 draws: of 40,000, fewer than 200 have a chance below 1e-7. */
    @Test
    void drawsNegativeZeroAsOftenAsOtherConstants() {
      assertThat(counts(range(-1, 1), 40_000).get(-0.0)).isBetween(200L, 400L);
    }

    private static Map<Double, Long> counts(RealDomain domain, int draws) {
      Dice dice = Rolls.dice(3, 50);
      return DoubleStream.generate(() -> Double.longBitsToDouble(domain.sample(dice)))
          .limit(draws)
          .boxed()
          .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    /** Fewer than one in four values of a small range is one of its ends. */
    @Test
    void fillsSmallRanges() {
      RealDomain domain = range(0, 1);
      Dice dice = Rolls.dice(1, 50);
      long ends = DoubleStream.generate(() -> Double.longBitsToDouble(domain.sample(dice)))
          .limit(10_000)
          .filter(v -> v == 0 || v == 1)
          .count();
      assertThat(ends).isBetween(800L, 2_500L);
    }

    @Test
    void drawsShortNumbersOften() {
      Dice dice = Rolls.dice(2, 50);
      long wholes = DoubleStream.generate(() -> Double.longBitsToDouble(FINITE.sample(dice)))
          .limit(10_000)
          .filter(v -> Math.abs(v) <= 50 && v == Math.rint(v))
          .count();
      assertThat(wholes).isBetween(1_000L, 3_500L);
    }

    @Test
    void drawsOnlyFloatsWhereAsked() {
      RealDomain floats = new RealDomain(-1e30f, 1e30f, true, true, true);
      assertThat(samples(floats, 2_000)).allMatch(v -> v.isNaN() || v.floatValue() == v);
      Set<Double> distinct = samples(floats, 2_000).boxed().collect(Collectors.toSet());
      assertThat(distinct).hasSizeGreaterThan(3_000);
    }
  }

  @Nested
  class BadRanges {
    @Test
    void areRefused() {
      for (double[] bad : new double[][] {
        {1, 0}, {Double.NaN, 1}, {0, Double.NaN}, {0, Double.POSITIVE_INFINITY}, {-1 / 0.0, 0}
      }) {
        assertThatThrownBy(() -> range(bad[0], bad[1]))
            .isInstanceOf(IllegalGenerator.class)
            .hasMessageContaining("finite");
      }
      assertThatThrownBy(() -> new RealDomain(1e-300, 2e-300, false, false, true))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("no float");
    }
  }
}

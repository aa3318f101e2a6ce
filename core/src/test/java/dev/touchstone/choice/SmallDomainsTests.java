package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The domains whose distribution is exactly what was asked for. */
class SmallDomainsTests {
  private static long[] counts(Domain.Scalar domain, int values, int draws) {
    Dice dice = Rolls.dice(11, 50);
    long[] counts = new long[values];
    for (int i = 0; i < draws; i++) {
      counts[(int) domain.sample(dice)]++;
    }
    return counts;
  }

  @Nested
  class Bools {
    @Test
    void putFalseFirst() {
      assertThat(BoolDomain.FAIR.value(0)).isZero();
      assertThat(BoolDomain.FAIR.value(1)).isEqualTo(1);
      assertThat(BoolDomain.FAIR.last()).isEqualTo(1);
    }

    @Test
    void leaveNoChoiceAtTheExtremes() {
      assertThat(BoolDomain.ALWAYS.forced()).isTrue();
      assertThat(BoolDomain.ALWAYS.clip(0)).isEqualTo(1);
      assertThat(BoolDomain.ALWAYS.clip(1)).isEqualTo(1);
      assertThat(new BoolDomain(0).clip(1)).isZero();
    }

    /** The share of true is the probability asked for: chi-square, alpha 1e-6. */
    @Test
    void areDrawnWithTheirProbability() {
      for (double probability : new double[] {0.5, 0.01, 0.9, 0.25}) {
        long[] seen = counts(new BoolDomain(probability), 2, 200_000);
        Fit.assertFits(seen, 1 - probability, probability);
      }
    }

    @Test
    void refuseWhatIsNoProbability() {
      for (double bad : new double[] {-0.1, 1.1, Double.NaN}) {
        assertThatThrownBy(() -> new BoolDomain(bad)).isInstanceOf(IllegalGenerator.class);
      }
    }
  }

  @Nested
  class Branches {
    @Test
    void keepTheDeclaredOrder() {
      BranchDomain domain = BranchDomain.weighted(1, 100, 3);
      assertThat(LongStream.rangeClosed(0, domain.last()).map(domain::value))
          .containsExactly(0L, 1L, 2L);
      assertThat(LongStream.range(0, 3).map(domain::index)).containsExactly(0L, 1L, 2L);
    }

    /** Each alternative comes up in proportion to its weight: chi-square, alpha 1e-6. */
    @Test
    void areDrawnInProportion() {
      Fit.assertFits(counts(BranchDomain.of(7), 7, 70_000), 1, 1, 1, 1, 1, 1, 1);
      Fit.assertFits(counts(BranchDomain.weighted(1, 5, 2), 3, 80_000), 1, 5, 2);
      Fit.assertFits(counts(BranchDomain.weighted(1_000_000, 3_000_000), 2, 80_000), 1, 3);
    }

    @Test
    void refuseBadWeights() {
      assertThatThrownBy(() -> BranchDomain.of(0)).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(BranchDomain::weighted).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> BranchDomain.weighted(1, 0))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("alternative 2");
      assertThatThrownBy(() -> BranchDomain.weighted(Integer.MAX_VALUE, 1))
          .isInstanceOf(IllegalGenerator.class);
    }
  }

  @Nested
  class References {
    private final ReferenceDomain domain = ReferenceDomain.of(3, 5, 9);

    @Test
    void putTheOldestFirst() {
      assertThat(LongStream.rangeClosed(0, domain.last()).map(domain::value))
          .containsExactly(3L, 5L, 9L);
      assertThat(LongStream.of(3, 5, 9).map(domain::index)).containsExactly(0L, 1L, 2L);
    }

    @Test
    void fallBackToTheNextOlderProducer() {
      assertThat(LongStream.of(1, 4, 8, 10).map(domain::index)).containsExactly(0L, 0L, 1L, 2L);
    }

    @Test
    void areDrawnEvenly() {
      Fit.assertFits(counts(ReferenceDomain.of(0, 1, 2, 3), 4, 40_000), 1, 1, 1, 1);
    }

    @Test
    void refuseDisorder() {
      assertThatThrownBy(ReferenceDomain::of).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> ReferenceDomain.of(2, 2)).isInstanceOf(IllegalGenerator.class);
    }
  }

  @Nested
  class Uniform {
    @Test
    @SuppressWarnings("NullAway") // what is refused
    void refusesSnapsThatLeaveTheRange() {
      List<UnaryOperator<BigInteger>> bad =
          List.of(n -> null, n -> n.subtract(BigInteger.ONE), n -> n.add(BigInteger.TEN));
      for (UnaryOperator<BigInteger> snap : bad) {
        assertThatThrownBy(() -> new UniformDomain(BigInteger.TEN, snap).simplest())
            .isInstanceOf(IllegalGenerator.class)
            .hasMessageStartingWith("the snap of a uniform draw moved 0 to ")
            .hasMessageEndingWith("; move it to a number of 0..9");
      }
    }

    private UniformDomain below(long bound) {
      return new UniformDomain(BigInteger.valueOf(bound), UnaryOperator.identity());
    }

    @Test
    void ordersNumbersByTheirValue() {
      UniformDomain domain = below(10);
      assertThat(domain.count()).isEqualTo(10);
      assertThat(domain.simplest()).isEqualTo(BigInteger.ZERO);
      for (int at = 0; at < 10; at++) {
        assertThat(domain.position(domain.at(at))).isEqualTo(at);
      }
      assertThat(domain.compare(BigInteger.ONE, BigInteger.TWO)).isNegative();
      assertThat(domain.clip(BigInteger.valueOf(99))).isEqualTo(BigInteger.valueOf(9));
      assertThat(below(1).forced()).isTrue();
    }

    /** Every number below the bound is equally likely: chi-square, alpha 1e-6. */
    @Test
    void isUnbiased() {
      UniformDomain domain = below(11);
      Dice dice = Rolls.dice(12, 50);
      long[] counts = new long[11];
      for (int i = 0; i < 110_000; i++) {
        counts[((BigInteger) domain.sample(dice)).intValue()]++;
      }
      Fit.assertFits(counts, IntStream.range(0, 11).mapToDouble(i -> 1).toArray());
    }

    /** Sixteen equal parts of a range of 200 bits are equally likely: chi-square, alpha 1e-6. */
    @Test
    void isUnbiasedBeyondLongs() {
      BigInteger part = BigInteger.TWO.pow(196).subtract(BigInteger.valueOf(12_345));
      UniformDomain domain = new UniformDomain(part.shiftLeft(4), UnaryOperator.identity());
      Dice dice = Rolls.dice(13, 50);
      long[] counts = new long[16];
      for (int i = 0; i < 80_000; i++) {
        counts[((BigInteger) domain.sample(dice)).divide(part).intValue()]++;
      }
      Fit.assertFits(counts, IntStream.range(0, 16).mapToDouble(i -> 1).toArray());
    }

    @Test
    void recordsTheSnappedValue() {
      UniformDomain even = new UniformDomain(BigInteger.valueOf(100), drawn -> drawn.clearBit(0));
      Recorder recorder = new Recorder();
      recorder.startRandom(Rolls.dice(14, 9).random(), 9, false);
      for (int i = 0; i < 50; i++) {
        recorder.draw(even);
      }
      Choices choices = recorder.choices();
      assertThat(IntStream.range(0, choices.length())
              .mapToObj(at -> (BigInteger) ((Choice.Thing) choices.at(at)).value()))
          .allMatch(value -> !value.testBit(0));
    }

    @Test
    void refusesBoundsWithoutValues() {
      for (long bad : List.of(0L, -5L)) {
        assertThatThrownBy(() -> below(bad))
            .isInstanceOf(IllegalGenerator.class)
            .hasMessageContaining(String.valueOf(bad));
      }
    }
  }
}

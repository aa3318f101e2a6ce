package dev.touchstone.random.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Planted;
import dev.touchstone.random.TfRandom;
import dev.touchstone.random.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No check rejects one of our streams, and each planted generator is rejected where its fault shows.
 *
 * <p>Ours: 2^22 longs per stream, ten checks and five of them again on reversed bits, alpha 1e-6 on
 * either side; for fresh seeds the chance of any false alarm would be one in 2,500. Seeds are fixed,
 * so a red run is a real one.
 */
class BatteryTests {
  private static final int DEPTH = 22;
  private static final int SIZE = 1 << DEPTH;

  @Nested
  class Ours {
    static Stream<Streams.Named> streams() {
      return Streams.ours(DEPTH);
    }

    @ParameterizedTest
    @MethodSource("streams")
    void passesEveryCheck(Streams.Named stream) {
      long[] sample = Streams.sample(stream.longs(), SIZE);

      assertThat(Battery.judge(sample)).noneMatch(Battery.Result::rejected);
      assertThat(Battery.judgeReversed(sample)).noneMatch(Battery.Result::rejected);
    }

    @Test
    void hasParentsAndChildrenThatAreUnrelated() {
      assertThat(parentXorChild(TfRandom.of(6)).rejected()).isFalse();
    }

    /** The mean of 40 chances is 0.5 within 5 standard deviations, whatever the check. */
    @Test
    void showsEveryCheckToBeCalibrated() {
      TfRandom samples = TfRandom.of(40);
      for (Battery.Check check : Battery.CHECKS) {
        double sum = 0;
        for (int i = 0; i < 40; i++) {
          sum += check.chance().applyAsDouble(Streams.sample(samples.child(i)::nextLong, 1 << 18));
        }
        assertThat(sum / 40).as(check.name()).isBetween(0.5 - 0.23, 0.5 + 0.23);
      }
    }
  }

  @Nested
  class APlantedGenerator {
    @Test
    void ofTwoComponentsIsSoundUntilItIsSplit() {
      long[] linear = sample("linear", Planted.twoComponent());
      long[] split = sample("s", Planted.twoComponent());

      assertThat(Battery.rejections(Battery.judge(linear))).isEmpty();
      assertThat(Battery.rejections(Battery.judge(split)))
          .contains("runs", "gaps", "serial correlation", "neighbour xor");
    }

    @Test
    void withALaggingHalfIsCaughtBetweenSiblings() {
      assertCaught("neighbour xor", Streams.walk("siblings:1", Planted.lagging()));
    }

    @ParameterizedTest
    @ValueSource(ints = {61, 62, 63, 64})
    void withTheWideSplitFaultIsCaughtByCollisions(int bitIndex) {
      assertCaught("collisions", Walk.firsts(Planted.faultyChildren(bitIndex)));
    }

    @Test
    void withTheWideSplitFaultIsSoundShortOfTheBoundary() {
      long[] sample = Streams.sample(Walk.firsts(Planted.faultyChildren(60)), SIZE);

      assertThat(Battery.rejections(Battery.judge(sample))).isEmpty();
    }

    @Test
    void withoutLengthIsCaughtBetweenParentAndChild() {
      assertThat(parentXorChild(Planted.withoutLength()).rejected()).isTrue();
    }

    @Test
    void withAShortCounterIsCaughtByCollisions() {
      assertCaught("collisions", Streams.walk("linear", Planted.shortCounter()));
    }

    @Test
    void withXorChildrenIsCaughtBetweenChildren() {
      assertCaught("neighbour xor", Streams.walk("children", Planted.xorChild()));
    }

    @Test
    void withAWeakGammaIsCaughtBetweenNeighbours() {
      assertCaught("neighbour xor", Streams.walk("linear", Planted.weakGamma(3)));
    }

    @Test
    void withAnEvenGammaIsCaughtByCollisions() {
      assertCaught("collisions", Streams.walk("s", Planted.weakGamma(1L << 48)));
    }

    @Test
    void splitNaivelyFromALinearCongruenceIsSoundUntilItIsSplit() {
      long[] linear = sample("linear", Planted.naiveLcg());
      long[] split = sample("s", Planted.naiveLcg());

      assertThat(Battery.rejections(Battery.judge(linear))).isEmpty();
      assertThat(Battery.rejections(Battery.judge(split)))
          .contains("16-bit words", "collisions", "neighbour xor");
    }

    private void assertCaught(String check, LongSupplier longs) {
      assertThat(Battery.rejections(Battery.judge(Streams.sample(longs, SIZE)))).contains(check);
    }

    private long[] sample(String walk, SplittableGenerator generator) {
      return Streams.sample(Streams.walk(walk, generator), SIZE);
    }
  }

  /**
   * The JDK's generators are reported, not judged: every chance is published with the test report.
   * 2^18 longs per walk; with {@code -Dtouchstone.full=true} 2^22, as for ours.
   */
  @Nested
  class TheJdk {
    private static final int REPORTED = Boolean.getBoolean("touchstone.full") ? SIZE : 1 << 18;

    @Test
    void splittableRandomIsReported(TestReporter reporter) {
      for (String walk : Streams.WALKS) {
        report(reporter, "SplittableRandom", walk, new SplittableRandom(1));
      }
    }

    @Test
    void l128X256MixRandomIsReported(TestReporter reporter) {
      RandomGeneratorFactory<SplittableGenerator> factory =
          RandomGeneratorFactory.of("L128X256MixRandom");
      for (String walk : Streams.WALKS) {
        report(reporter, "L128X256MixRandom", walk, factory.create(1));
      }
    }

    private void report(
        TestReporter reporter, String name, String walk, SplittableGenerator generator) {
      long[] sample = Streams.sample(Streams.walk(walk, generator), REPORTED);
      List<Battery.Result> results = new ArrayList<>(Battery.judge(sample));
      results.addAll(Battery.judgeReversed(sample));

      assertThat(results)
          .hasSize(15)
          .allMatch(result -> result.chance() >= 0 && result.chance() <= 1);
      reporter.publishEntry(name + " " + walk, results.toString());
    }
  }

  private static Battery.Result parentXorChild(SplittableGenerator root) {
    long[] sample = Streams.sample(Streams.parentXorChild(root), SIZE);
    return new Battery.Result("parent xor child", BitChecks.weights(sample));
  }
}

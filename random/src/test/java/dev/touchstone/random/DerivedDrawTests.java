package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DerivedDrawTests {
  private static final Node NODE = Seed.of(1, 2, 3, 4).root().child("derived draws");

  private final TfRandom random = NODE.open();
  private final TfRandom longs = NODE.open();

  @Nested
  class ByDefinition {
    @Test
    void intsAreHighHalves() {
      repeat(() -> assertThat(random.nextInt()).isEqualTo((int) (longs.nextLong() >> 32)));
    }

    @Test
    void booleansAreSigns() {
      repeat(() -> assertThat(random.nextBoolean()).isEqualTo(longs.nextLong() >>> 63 == 1));
    }

    @Test
    void doublesAreFiftyThreeBits() {
      repeat(() -> assertThat(random.nextDouble())
          .isEqualTo((longs.nextLong() >>> 11) / (double) (1L << 53)));
    }

    @Test
    void floatsAreTwentyFourBits() {
      repeat(() ->
          assertThat(random.nextFloat()).isEqualTo((longs.nextLong() >>> 40) / (float) (1 << 24)));
    }

    @Test
    void boundedLongsAreTheHighPartOfAProduct() {
      BigInteger size = new BigInteger("10000000000000000000");
      long origin = Long.MIN_VALUE;
      long bound = size.add(BigInteger.valueOf(origin)).longValueExact();
      repeat(() -> assertThat(random.nextLong(origin, bound))
          .isEqualTo(multiplied(size).add(BigInteger.valueOf(origin)).longValueExact()));
    }

    @Test
    void gaussiansAreThePolarMethodWithOneOfEachPairThrownAway() {
      repeat(() -> {
        double x;
        double s;
        do {
          x = 2 * longs.nextDouble() - 1;
          double y = 2 * longs.nextDouble() - 1;
          s = x * x + y * y;
        } while (s >= 1 || s == 0);
        assertThat(random.nextGaussian())
            .isEqualTo(x * StrictMath.sqrt(-2 * StrictMath.log(s) / s));
      });
    }

    @Test
    void exponentialsAreLogarithms() {
      repeat(() ->
          assertThat(random.nextExponential()).isEqualTo(-StrictMath.log1p(-longs.nextDouble())));
    }

    @Test
    void bytesAreLittleEndianAndAPartIsAWholeDraw() {
      byte[] bytes = new byte[13];
      random.nextBytes(bytes);
      long first = longs.nextLong();
      long second = longs.nextLong();

      for (int i = 0; i < 13; i++) {
        assertThat(bytes[i]).isEqualTo((byte) ((i < 8 ? first : second) >>> (8 * (i % 8))));
      }
      assertThat(random.nextLong()).isEqualTo(longs.nextLong());
    }

    /** Lemire's method on the longs beside, in plain big numbers. */
    private BigInteger multiplied(BigInteger size) {
      BigInteger two64 = BigInteger.TWO.pow(64);
      BigInteger product;
      do {
        product = new BigInteger(Long.toUnsignedString(longs.nextLong())).multiply(size);
      } while (product.mod(two64).compareTo(two64.mod(size)) < 0);
      return product.divide(two64);
    }
  }

  @Nested
  class Pinned {
    @Test
    void floatingValues() {
      assertThat(new double[] {
            random.nextDouble(10),
            random.nextDouble(-3, 5),
            random.nextFloat(10),
            random.nextFloat(-3, 5),
            random.nextGaussian(),
            random.nextGaussian(100, 15),
            random.nextExponential()
          })
          .containsExactly(
              1.667470022665296,
              0.35060868251058785,
              8.728185653686523,
              4.885667324066162,
              2.2304890591738573,
              97.99352550730177,
              0.39669286151664307);
    }
  }

  @Nested
  class Ranges {
    @Test
    void mayBeWiderThanTheLargestDouble() {
      repeat(() -> {
        double twice = longs.nextDouble() * Double.MAX_VALUE - Double.MAX_VALUE / 2;
        assertThat(random.nextDouble(-Double.MAX_VALUE, Double.MAX_VALUE)).isEqualTo(2 * twice);
      });
      assertThat(random.nextFloat(-Float.MAX_VALUE, Float.MAX_VALUE)).isFinite();
    }

    @Test
    void neverReachTheirBound() {
      double origin = 1;
      double bound = Math.nextUp(Math.nextUp(origin));
      float floatBound = Math.nextUp(1f);
      for (int i = 0; i < 1_000; i++) {
        assertThat(random.nextDouble(origin, bound)).isLessThan(bound);
        assertThat(random.nextFloat(1, floatBound)).isEqualTo(1);
      }
    }

    @Test
    void coverTheWholeOfAnIntAndALong() {
      repeat(() -> assertThat(random.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE))
          .isLessThan(Integer.MAX_VALUE));
      repeat(() ->
          assertThat(random.nextLong(Long.MIN_VALUE, Long.MAX_VALUE)).isLessThan(Long.MAX_VALUE));
    }
  }

  @Nested
  class Streams {
    @Test
    void areSequentialCalls() {
      assertThat(random.ints(5)).containsExactly(fiveInts(RandomGenerator::nextInt));
      assertThat(random.ints(5, -7, 7)).containsExactly(fiveInts(r -> r.nextInt(-7, 7)));
      assertThat(random.ints().limit(5)).containsExactly(fiveInts(RandomGenerator::nextInt));
      assertThat(random.ints(-7, 7).limit(5)).containsExactly(fiveInts(r -> r.nextInt(-7, 7)));
      assertThat(random.longs(5)).containsExactly(five(RandomGenerator::nextLong));
      assertThat(random.longs(5, -7, 7)).containsExactly(five(r -> r.nextLong(-7, 7)));
      assertThat(random.longs().limit(5)).containsExactly(five(RandomGenerator::nextLong));
      assertThat(random.longs(-7, 7).limit(5)).containsExactly(five(r -> r.nextLong(-7, 7)));
      assertThat(random.doubles(5)).containsExactly(fiveDoubles(RandomGenerator::nextDouble));
      assertThat(random.doubles(5, -7, 7)).containsExactly(fiveDoubles(r -> r.nextDouble(-7, 7)));
      assertThat(random.doubles().limit(5))
          .containsExactly(fiveDoubles(RandomGenerator::nextDouble));
      assertThat(random.doubles(-7, 7).limit(5))
          .containsExactly(fiveDoubles(r -> r.nextDouble(-7, 7)));
    }

    private Integer[] fiveInts(Function<TfRandom, Integer> draw) {
      return Stream.generate(() -> draw.apply(longs)).limit(5).toArray(Integer[]::new);
    }

    private Long[] five(Function<TfRandom, Long> draw) {
      return Stream.generate(() -> draw.apply(longs)).limit(5).toArray(Long[]::new);
    }

    private Double[] fiveDoubles(Function<TfRandom, Double> draw) {
      return Stream.generate(() -> draw.apply(longs)).limit(5).toArray(Double[]::new);
    }
  }

  @Nested
  class Shuffling {
    @SuppressWarnings("JdkObsolete") // a list without random access is the point
    @Test
    void isTheSameForEveryKindOfList() {
      List<Integer> array =
          IntStream.range(0, 50).boxed().collect(Collectors.toCollection(ArrayList::new));
      List<Integer> linked = new LinkedList<>(array);
      random.shuffle(array);
      longs.shuffle(linked);

      assertThat(linked).isEqualTo(array);
    }

    @Test
    void leavesShortListsAloneAndDrawsNothing() {
      random.shuffle(List.of());
      random.shuffle(List.of("one"));

      assertThat(random.nextLong()).isEqualTo(longs.nextLong());
    }
  }

  @Nested
  class BadInput {
    static Stream<Consumer<RandomGenerator>> refusedByTheJdkToo() {
      return Stream.of(
          r -> r.nextInt(0),
          r -> r.nextInt(-1),
          r -> r.nextInt(3, 3),
          r -> r.nextInt(3, 2),
          r -> r.nextLong(0),
          r -> r.nextLong(Long.MIN_VALUE),
          r -> r.nextLong(3, 3),
          r -> r.nextDouble(0),
          r -> r.nextDouble(-0.0),
          r -> r.nextDouble(Double.NaN),
          r -> r.nextDouble(Double.POSITIVE_INFINITY),
          r -> r.nextDouble(3, 3),
          r -> r.nextDouble(Double.NaN, 1),
          r -> r.nextDouble(1, Double.NaN),
          r -> r.nextDouble(Double.NEGATIVE_INFINITY, 1),
          r -> r.nextDouble(1, Double.POSITIVE_INFINITY),
          r -> r.nextFloat(0),
          r -> r.nextFloat(Float.NaN),
          r -> r.nextFloat(3, 3),
          r -> r.nextFloat(1, Float.POSITIVE_INFINITY),
          r -> r.nextGaussian(0, -1),
          r -> r.ints(-1),
          r -> r.ints(-1, 0, 1),
          r -> r.ints(1, 1),
          r -> r.ints(5, 1, 1),
          r -> r.longs(-1),
          r -> r.longs(-1, 0, 1),
          r -> r.longs(1, 1),
          r -> r.doubles(-1),
          r -> r.doubles(-1, 0, 1),
          r -> r.doubles(1.0, 1.0),
          r -> r.doubles(5, 1, 1));
    }

    @ParameterizedTest
    @MethodSource("refusedByTheJdkToo")
    void isRefusedInTheWordsOfTheJdkBeforeAnythingIsDrawn(Consumer<RandomGenerator> call) {
      RandomGenerator jdk = RandomGenerator.of("L64X128MixRandom");
      String wording = message(() -> call.accept(jdk));

      assertThatIllegalArgumentException()
          .isThrownBy(() -> call.accept(random))
          .withMessage(wording);
      assertThat(random.nextLong()).isEqualTo(longs.nextLong());
    }

    @Test
    void ofOurOwnDrawsIsRefusedAlike() {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> random.nextBig(BigInteger.ZERO))
          .withMessage("bound must be positive");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> random.nextGaussian(0, Double.NaN))
          .withMessage("standard deviation must be non-negative");
      assertThat(random.nextLong()).isEqualTo(longs.nextLong());
    }

    private String message(Runnable call) {
      try {
        call.run();
        return "accepted";
      } catch (IllegalArgumentException refused) {
        return String.valueOf(refused.getMessage());
      }
    }
  }

  @SuppressWarnings("NullAway") // the callers this guards against are not checked by NullAway
  @Nested
  class Null {
    @Test
    void isRefusedByName() {
      assertRefused("seed", () -> TfRandom.of((Seed) null));
      assertRefused("replay", () -> TfRandom.parse(null));
      assertRefused("replay", () -> Node.parse(null));
      assertRefused("text", () -> Seed.parse(null));
      assertRefused("label", () -> random.child(null));
      assertRefused("label", () -> NODE.child(null));
      assertRefused("bound", () -> random.nextBig(null));
      assertRefused("xs", () -> random.shuffle(null));
      assertRefused("source", () -> random.split(null));
      assertRefused("source", () -> random.splits(1, null));
      assertRefused("name", () -> Walk.parse(null));
      assertRefused("generator", () -> Walk.parse("s").over(null));
      assertRefused("family", () -> Walk.firsts(null));
    }

    @Test
    void bytesAreRefusedInTheWordsOfTheJvm() {
      assertThatNullPointerException().isThrownBy(() -> random.nextBytes(null));
    }

    private void assertRefused(String name, ThrowingCallable call) {
      assertThatNullPointerException().isThrownBy(call).withMessage(name);
    }
  }

  private static void repeat(Runnable check) {
    for (int i = 0; i < 200; i++) {
      check.run();
    }
  }
}

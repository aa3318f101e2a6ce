package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Numbers that fail only with some remainder end at the least of them, whatever the seed. */
class RemainderShrinkingTests {
  private static final int SEEDS = 8;

  private static Set<String> results(Claim claim) {
    return IntStream.range(0, SEEDS)
        .mapToObj(seed -> claim.cases(20_000).seed(Seed.of(seed)).check())
        .map(
            verdict -> ((Verdict.Falsified) verdict).shrunk().arguments().get(0).value())
        .collect(Collectors.toSet());
  }

  @Nested
  class OneNumber {
    @Test
    void thatMustBeEvenEndsAtTheLeastEvenOne() {
      assertThat(results(Claim.forAll(Gen.ints(), x -> !(x >= 2000 && x % 2 == 0))))
          .containsExactly("2000");
    }

    @Test
    void thatMustBeOddEndsAtTheLeastOddOne() {
      assertThat(results(Claim.forAll(Gen.ints(), x -> !(x >= 5001 && x % 2 == 1))))
          .containsExactly("5001");
    }

    @Test
    void thatMustLeaveOneOfThreeEndsAtTheLeastSuchOne() {
      assertThat(results(Claim.forAll(Gen.ints(), x -> !(x >= 2000 && x % 3 == 1))))
          .containsExactly("2002");
    }

    @Test
    void thatMustEndInAZeroEndsAtTheLeastSuchOne() {
      assertThat(results(Claim.forAll(Gen.ints(), x -> !(x >= 3000 && x % 10 == 0))))
          .containsExactly("3000");
    }

    @Test
    void ofSixtyFourBitsEndsAtTheLeastMultiple() {
      assertThat(results(Claim.forAll(Gen.longs(), x -> !(x >= 2000 && x % 7 == 0))))
          .containsExactly("2002");
    }

    @Test
    void belowZeroEndsAtTheNearestToIt() {
      assertThat(results(Claim.forAll(Gen.ints(), x -> !(x <= -2000 && x % 2 != 0))))
          .containsExactly("-2001");
    }
  }

  @Nested
  class TwoNumbers {
    @Test
    void ofAListEndAtTheLeastEach() {
      assertThat(results(Claim.forAll(
              Gen.lists(Gen.ints()),
              xs -> xs.stream().filter(x -> x > 50 && x % 2 == 1).count() < 2)))
          .containsExactly("[51, 51]");
    }

    @Test
    void thatMustBeEqualEndAtTheLeastTogether() {
      assertThat(results(Claim.forAll(
              Gen.ints(), Gen.ints(), (x, y) -> !(x.equals(y) && x >= 2000 && x % 2 == 0))))
          .containsExactly("2000");
    }
  }
}

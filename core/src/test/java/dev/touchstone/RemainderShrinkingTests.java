package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that fail only with some remainder end at the least of them, whatever the seed. */
class RemainderShrinkingTests {
  @Nested
  class OneNumber {
    @Test
    void thatMustBeEvenEndsAtTheLeastEvenOne() {
      assertThat(SmallestCases.of(Claim.forAll(Gen.ints(), x -> !(x >= 2000 && x % 2 == 0))))
          .containsExactly(List.of("2000"));
    }

    @Test
    void thatMustBeOddEndsAtTheLeastOddOne() {
      assertThat(SmallestCases.of(Claim.forAll(Gen.ints(), x -> !(x >= 5001 && x % 2 == 1))))
          .containsExactly(List.of("5001"));
    }

    @Test
    void thatMustLeaveOneOfThreeEndsAtTheLeastSuchOne() {
      assertThat(SmallestCases.of(Claim.forAll(Gen.ints(), x -> !(x >= 2000 && x % 3 == 1))))
          .containsExactly(List.of("2002"));
    }

    @Test
    void thatMustEndInAZeroEndsAtTheLeastSuchOne() {
      assertThat(SmallestCases.of(Claim.forAll(Gen.ints(), x -> !(x >= 3000 && x % 10 == 0))))
          .containsExactly(List.of("3000"));
    }

    @Test
    void ofSixtyFourBitsEndsAtTheLeastMultiple() {
      assertThat(SmallestCases.of(Claim.forAll(Gen.longs(), x -> !(x >= 2000 && x % 7 == 0))))
          .containsExactly(List.of("2002"));
    }

    @ParameterizedTest
    @CsvSource({"24, 1008", "37, 1036", "60, 1020", "100, 1000", "365, 1095"})
    void thatMustBeAMultipleEndsAtTheLeastOne(int of, String least) {
      assertThat(SmallestCases.of(Claim.forAll(Gen.ints(), x -> !(x >= 1000 && x % of == 0))))
          .containsExactly(List.of(least));
    }

    @Test
    void ofAnyLengthEndsAtTheLeastEvenOne() {
      assertThat(SmallestCases.of(
              Claim.forAll(Gen.of(BigInteger.class), x -> !(x.bitLength() > 70 && !x.testBit(0)))))
          .containsExactly(List.of("1180591620717411303424"));
    }

    @Test
    void belowZeroEndsAtTheNearestToIt() {
      assertThat(SmallestCases.of(Claim.forAll(Gen.ints(), x -> !(x <= -2000 && x % 2 != 0))))
          .containsExactly(List.of("-2001"));
    }
  }

  @Nested
  class TwoNumbers {
    @Test
    void ofAListEndAtTheLeastEach() {
      assertThat(SmallestCases.of(Claim.forAll(
              Gen.lists(Gen.ints()),
              xs -> xs.stream().filter(x -> x > 50 && x % 2 == 1).count() < 2)))
          .containsExactly(List.of("[51, 51]"));
    }

    @Test
    void thatMustBeEqualEndAtTheLeastTogether() {
      assertThat(SmallestCases.of(Claim.forAll(
              Gen.ints(), Gen.ints(), (x, y) -> !(x.equals(y) && x >= 2000 && x % 2 == 0))))
          .containsExactly(List.of("2000", "2000"));
    }
  }
}

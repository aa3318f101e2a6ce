package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.choice.Alphabet;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Values that must reach something together end with as much as possible in the later ones. */
class SharedAmountShrinkingTests {
  private static int sum(byte[] bytes) {
    int sum = 0;
    for (byte each : bytes) {
      sum += each & 0xFF;
    }
    return sum;
  }

  @Nested
  class Reals {
    @Test
    void whoseSumIsLargeLeaveItToTheLater() {
      assertThat(SmallestCases.of(
              Claim.forAll(Gen.doubles(0, 80), Gen.doubles(0, 80), (x, y) -> x + y < 100)))
          .containsExactly(List.of("20.0", "80.0"));
    }

    @Test
    void whoseDifferenceIsSmallAreLoweredTogether() {
      Gen<Double> numbers = Gen.doubles(-1000, 1000);
      assertThat(SmallestCases.of(
              Claim.forAll(numbers, numbers, (x, y) -> !(x > 10 && Math.abs(x - y) < 1))))
          .containsExactly(List.of("11.0", "11.0"));
    }

    @Test
    void thatDoNotFitAFloatBecomeTheFirstWholeOne() {
      assertThat(SmallestCases.of(
              Claim.roundTrip(Gen.doubles(), d -> (float) (double) d, f -> (double) f)))
          .containsExactly(List.of("1.6777217E7"));
    }

    @Test
    void ofAListWithALargeSumBecomeOne() {
      assertThat(SmallestCases.of(Claim.forAll(
              Gen.lists(Gen.doubles(0, 1000)),
              xs -> xs.stream().mapToDouble(Double::doubleValue).sum() < 100)))
          .containsExactly(List.of("[100.0]"));
    }
  }

  @Nested
  class Numbers {
    @Test
    void thatAreTheLengthOfAListAreLoweredWithIt() {
      Gen<List<Integer>> lists = Gen.lists(Gen.ints(-100, 100));
      assertThat(SmallestCases.of(
              Claim.forAll(Gen.ints(0, 50), lists, (n, list) -> n != list.size() || n < 4)))
          .containsExactly(List.of("4", "[0, 0, 0, 0]"));
      assertThat(SmallestCases.of(
              Claim.forAll(lists, Gen.ints(0, 50), (list, n) -> n != list.size() || n < 4)))
          .containsExactly(List.of("[0, 0, 0, 0]", "4"));
    }

    @Test
    void thatAreTheLengthOfATextAreLoweredWithIt() {
      assertThat(SmallestCases.of(Claim.forAll(
              Gen.strings(), Gen.ints(0, 30), (text, n) -> text.length() != n || n < 5)))
          .containsExactly(List.of("\"aaaaa\"", "5"));
    }

    @Test
    void ofTheWidestRangesStayWithinThem() {
      Gen<Long> longs = Gen.longs(0, Long.MAX_VALUE);
      assertThat(SmallestCases.of(Claim.forAll(longs, longs, (x, y) -> x - y <= 50)))
          .containsExactly(List.of("51", "0"));
      assertThat(SmallestCases.of(Claim.forAll(longs, longs, (x, y) -> x + y >= 0)))
          .containsExactly(List.of("1", "9223372036854775807"));
      Gen<BigInteger> large = Gen.bigIntegers(BigInteger.ZERO, BigInteger.TEN.pow(30));
      assertThat(SmallestCases.of(Claim.forAll(
              large, large, (x, y) -> x.subtract(y).compareTo(BigInteger.valueOf(50)) <= 0)))
          .containsExactly(List.of("51", "0"));
    }
  }

  @Nested
  class Texts {
    @Test
    void ofPlainLettersAreSmallerThanThoseOfPairs() {
      Gen<String> texts = Gen.strings(Alphabet.of("ab\ud83d\ude00"), 0, 4);
      assertThat(SmallestCases.of(
              Claim.forAll(texts, text -> Math.floorMod(text.hashCode(), 37) != 5)))
          .containsExactly(List.of("\"abb\""));
    }

    @Test
    void thatAreLongTogetherLeaveItToTheLater() {
      assertThat(SmallestCases.of(
              Claim.forAll(Gen.strings(), Gen.strings(), (x, y) -> x.length() + y.length() < 10)))
          .containsExactly(List.of("\"\"", "\"aaaaaaaaaa\""));
    }

    @Test
    void ofWhichTheLaterIsShorterStayAsLongAsTheyMustBe() {
      assertThat(SmallestCases.of(Claim.forAll(
              Gen.strings(), Gen.strings(), (x, y) -> x.length() < 5 || y.length() < 2)))
          .containsExactly(List.of("\"aaaaa\"", "\"aa\""));
    }

    @Test
    void ofAListThatAreLongTogetherBecomeOne() {
      assertThat(SmallestCases.of(Claim.forAll(
              Gen.lists(Gen.strings()),
              xs -> xs.stream().mapToInt(String::length).sum() < 10)))
          .containsExactly(List.of("[\"aaaaaaaaaa\"]"));
    }
  }

  @Nested
  class Bytes {
    @Test
    void whoseSumIsLargeLeaveItToTheLater() {
      assertThat(SmallestCases.of(Claim.forAll(Gen.byteArrays(0, 20), bytes -> sum(bytes) < 600)))
          .containsExactly(List.of("[90, -1, -1]"));
    }

    @Test
    void ofTwoArraysThatAreLongTogetherStandInTheLater() {
      assertThat(SmallestCases.of(Claim.forAll(
              Gen.byteArrays(0, 20), Gen.byteArrays(0, 20), (x, y) -> x.length + y.length < 4)))
          .containsExactly(List.of("[]", "[0, 0, 0, 0]"));
    }

    @Test
    void ofWhichTheLaterIsShorterStayAsLongAsTheyMustBe() {
      assertThat(SmallestCases.of(Claim.forAll(
              Gen.byteArrays(0, 20),
              Gen.byteArrays(0, 20),
              (x, y) -> x.length < 4 || y.length < 1)))
          .containsExactly(List.of("[0, 0, 0, 0]", "[0]"));
    }
  }

  @Nested
  class Elements {
    @Test
    void ofTwoListsThatAreLongTogetherStandInTheLater() {
      Gen<List<Integer>> lists = Gen.lists(Gen.ints());
      assertThat(SmallestCases.of(Claim.forAll(lists, lists, (x, y) -> x.size() + y.size() < 5)))
          .containsExactly(List.of("[]", "[0, 0, 0, 0, 0]"));
    }

    @Test
    void thatMatterMoveToo() {
      Gen<List<Integer>> lists = Gen.lists(Gen.ints());
      assertThat(SmallestCases.of(Claim.forAll(
              lists,
              lists,
              (x, y) -> x.stream().filter(each -> each > 6).count()
                      + y.stream().filter(each -> each > 6).count()
                  < 3)))
          .containsExactly(List.of("[]", "[7, 7, 7]"));
    }
  }
}

package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WalkTests {
  private static final Node ROOT = Seed.of(9).root();

  @ParameterizedTest
  @CsvSource({
    "s,          :rll :rlr :rrl :rrr :lrll :lrlr :lrrl :lrrr :llrll",
    "sl,         :l :rl :rrl :rrrl",
    "sr,         :r :lr :llr :lllr",
    "sa,         :r :ll :lrr :lrll :lrlrr",
    "siblings:2, :ll :lr :rl :rr",
    "siblings:3, :lll :llr :lrl :lrr :rll :rlr :rrl :rrr",
    "children,   /0 /1 /2 /3"
  })
  void visitsThesePlacesFirst(String name, String places) {
    LongSupplier walk = Walk.parse(name).over(ROOT.open());

    for (String place : List.of(places.split(" "))) {
      assertThat(walk.getAsLong())
          .as(place)
          .isEqualTo(TfRandom.parse(ROOT + place).nextLong());
    }
  }

  @Test
  void linearIsTheGeneratorItself() {
    assertThat(LongStream.generate(Walk.parse("linear").over(ROOT.open())).limit(9))
        .isEqualTo(ROOT.open().longs(9).boxed().toList());
  }

  @Test
  void siblingsGoRoundAndRound() {
    TfRandom left = ROOT.left().open();
    TfRandom right = ROOT.right().open();
    LongSupplier walk = Walk.parse("siblings:1").over(ROOT.open());

    for (int i = 0; i < 5; i++) {
      assertThat(walk.getAsLong()).isEqualTo(left.nextLong());
      assertThat(walk.getAsLong()).isEqualTo(right.nextLong());
    }
  }

  @Test
  void childrenOfOtherGeneratorsAreSuccessiveRightHalves() {
    SplittableRandom splitting = new SplittableRandom(1);
    LongSupplier walk = Walk.parse("children").over(new SplittableRandom(1));

    for (int i = 0; i < 5; i++) {
      assertThat(walk.getAsLong()).isEqualTo(splitting.split().nextLong());
    }
  }

  @Test
  void printsItsName() {
    assertThat(Walk.parse("siblings:16")).hasToString("siblings:16");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "S", "siblings", "siblings:", "siblings:0", "siblings:17", "siblings:01"})
  void refusesOtherNames(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Walk.parse(name))
        .withMessage(
            "shape is \"%s\"; linear, s, sl, sr, sa, children and siblings:1 to siblings:16 are accepted",
            name);
  }
}

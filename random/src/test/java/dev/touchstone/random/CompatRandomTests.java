package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompatRandomTests {
  private final CompatRandom s = CompatRandom.of(1, 2, 3, 4);

  @Nested
  class Vectors {
    @Test
    void seedZero() {
      assertWords(
          CompatRandom.of(0, 0, 0, 0),
          "94eeea8b 1f2ada84 adf10331 3eae6670 952419a1 f4b16d53 d83f13e6 3c9f6b11"
              + " b853d8de 94a5ac5b f164c6f0 a08a723d bf1a4e1e fbac8699 6facf488 fed92204");
    }

    @Test
    void seedFortyTwo() {
      assertWords(
          CompatRandom.of(42, 0, 0, 0),
          "dc6e0546 8ab90545 3fd683aa bbf9b928 724f3408 ce5a7745 f5d53aa6 8de0ae45");
    }

    @Test
    void root() {
      assertWords(
          s,
          "f7f3daa2 e52ba9dd c07eddb1 44ea8b88 cd4c0d44 ca8e6ccb 4b903f6d 7cac60fc"
              + " 93cbc64b 6e5ab951 1febf8f4 22cb26f6 6686034f 62c4cc94 a9f3beb1 ad54fe10");
    }

    @Test
    void right() {
      assertWords(s.right(), "454ddc26 0e24294d 1da81682 662afb24");
    }

    @Test
    void rightAfterThreeDraws() {
      s.nextInt();
      s.nextInt();
      s.nextInt();

      assertWords(
          s.right(), "3afb324d b06d2776 50bbd701 6e51652e 7c9c593b f752d4d0 4a2ca691 cd1adaff");
    }

    @Test
    void rightSixtyFourTimes() {
      assertWords(times(64, CompatRandom::right, s), "334969dc db7609df 9ccc7aa6 a2500d4e");
    }

    @Test
    void leftSixtyFiveTimes() {
      assertWords(times(65, CompatRandom::left, s), "710c869a b1777529 65e126c9 b97b0f99");
    }

    @Test
    void splitThirtyTwoWays() {
      assertWords(s.splitn(32, 5), "d6dad153 03ed862e 6ad5f506 98d68385");
    }

    private void assertWords(CompatRandom random, String expected) {
      int count = expected.split(" ").length;

      assertThat(IntStream.generate(random::nextInt)
              .limit(count)
              .mapToObj("%08x"::formatted)
              .collect(Collectors.joining(" ")))
          .isEqualTo(expected);
    }
  }

  @Nested
  class WideSplits {
    @Test
    void haveDistinctChildrenAtEveryWidthAndStart() {
      for (int start = 0; start <= 64; start++) {
        CompatRandom node = times(start, CompatRandom::right, s);
        for (int width = 1; width <= 10; width++) {
          assertThat(distinctChildren(node, width))
              .as("width %d at bit index %d", width, start)
              .isEqualTo(1L << width);
        }
      }
    }

    @Test
    void equalSingleStepsAcrossTheBoundary() {
      CompatRandom node = times(61, CompatRandom::left, s);
      CompatRandom steps =
          node.right().left().right().right().left().left().right().left();

      assertThat(node.splitn(8, 0b01001101).state()).isEqualTo(steps.state());
    }

    @ParameterizedTest
    @CsvSource({"60, 256", "61, 64", "62, 16", "63, 4", "64, 1"})
    void collapseInTheFaultyCopy(int start, long distinct) {
      CompatRandom node = times(start, CompatRandom::right, s.faulty());

      assertThat(distinctChildren(node, 8)).isEqualTo(distinct);
    }

    private long distinctChildren(CompatRandom node, int width) {
      return LongStream.range(0, 1L << width)
          .mapToObj(steps -> node.splitn(width, steps).state())
          .distinct()
          .count();
    }
  }

  static <T> T times(int count, UnaryOperator<T> step, T start) {
    return Stream.iterate(start, step).skip(count).findFirst().orElseThrow();
  }
}

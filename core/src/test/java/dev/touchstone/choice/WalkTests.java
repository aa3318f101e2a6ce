package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class WalkTests {
  /** Every list of up to {@code most} numbers below {@code base}, by brute force. */
  private static List<List<Integer>> lists(int base, int most) {
    List<List<Integer>> all = new ArrayList<>(List.of(List.of()));
    for (int from = 0; all.get(from).size() < most; from++) {
      for (int next = 0; next < base; next++) {
        List<Integer> longer = new ArrayList<>(all.get(from));
        longer.add(next);
        all.add(longer);
      }
    }
    return all;
  }

  @Nested
  class Complete {
    @Test
    void seesEveryCombinationOnceInOrder() {
      Gen<List<Object>> gen =
          source -> List.of(source.integer(-1, 1), source.bool(), source.branch(2));
      List<List<Object>> expected = new ArrayList<>();
      for (int number : new int[] {0, 1, -1}) {
        for (boolean flag : new boolean[] {false, true}) {
          for (int branch = 0; branch < 2; branch++) {
            expected.add(List.of(number, flag, branch));
          }
        }
      }
      assertThat(Rolls.walk(gen)).containsExactlyElementsOf(expected);
    }

    @Test
    void seesEveryListOnce() {
      assertThat(Rolls.walk(Gen.lists(Gen.ints(0, 2), 0, 4)))
          .hasSize(1 + 3 + 9 + 27 + 81)
          .containsExactlyInAnyOrderElementsOf(lists(3, 4));
    }

    @Test
    void followsDependentDraws() {
      Gen<List<Integer>> gen = Gen.ints(0, 3).flatMap(n -> Gen.lists(Gen.ints(0, n), n, n));
      assertThat(Rolls.walk(gen)).hasSize(1 + 2 + 9 + 64).doesNotHaveDuplicates();
    }

    @Test
    void seesEveryTextAndByteArray() {
      Gen<String> texts = source -> source.text(Alphabet.of("xy"), 1, 3);
      assertThat(Rolls.walk(texts)).hasSize(14).startsWith("x", "y", "xx").endsWith("yyy");
      Gen<Integer> bytes = source -> source.bytes(0, 1).length;
      assertThat(Rolls.walk(bytes)).hasSize(257);
    }

    @Test
    void leavesRefusedCasesOut() {
      assertThat(Rolls.walk(Gen.ints(0, 9).filter(n -> n % 3 == 0))).containsExactly(0, 3, 6, 9);
    }

    @Test
    void skipsForcedDraws() {
      Gen<Integer> gen = source -> source.integer(5, 5) + source.integer(0, 1) + source.branch(1);
      assertThat(Rolls.walk(gen)).containsExactly(5, 6);
    }
  }

  @Nested
  class Limited {
    private final Gen<List<Integer>> lists = Gen.lists(Gen.ints(0, 99));

    /** A list of n numbers weighs 2n + 1. */
    @Test
    void seesExactlyTheCasesWithinWeightAndPosition() {
      Walk walk = new Walk(2, 5);
      List<List<Integer>> seen = new ArrayList<>();
      int left = Rolls.walk(walk, lists, (list, choices) -> seen.add(list));
      assertThat(seen).containsExactlyInAnyOrderElementsOf(lists(3, 2));
      assertThat(left).as("cut off after two numbers").isEqualTo(9);
      assertThat(walk.narrowed()).isTrue();
    }

    @Test
    void seesCasesOfOneWeightInThePublishedOrder() {
      List<Choices> seen = new ArrayList<>();
      Rolls.walk(new Walk(3, 5), lists, (list, choices) -> seen.add(choices));
      assertThat(seen).hasSize(1 + 4 + 16).doesNotHaveDuplicates();
      assertThat(seen.stream().filter(choices -> choices.weight() == 5).toList())
          .isSorted()
          .hasSize(16);
    }

    @Test
    void saysWhenItMetAFork() {
      Walk walk = new Walk(9, 9);
      Recorder recorder = new Recorder();
      walk.start();
      recorder.startWalk(walk, 30);
      assertThat(walk.forked()).isFalse();
      assertThat(recorder.fork("f").integer(3, 9)).isEqualTo(3);
      assertThat(walk.forked()).isTrue();
      assertThat(walk.narrowed()).isFalse();
    }

    @Test
    void narrowsEvenTheWidestWheel() {
      List<Long> seen = new ArrayList<>();
      Rolls.walk(new Walk(4, 100), Gen.longs(), (number, choices) -> seen.add(number));
      assertThat(seen).containsExactly(0L, 1L, -1L, 2L, -2L);
    }

    @Test
    void seesEachNumberOfABoundedRangeOnce() {
      List<Double> seen = new ArrayList<>();
      Rolls.walk(new Walk(40, 100), Gen.doubles(0, 3), (number, choices) -> seen.add(number));
      assertThat(seen).containsExactly(0.0, 1.0, 2.0, 3.0);
    }

    @Test
    void seesTheSimplestNumberOfARangeWithoutZeroOnce() {
      List<Double> seen = new ArrayList<>();
      Rolls.walk(new Walk(40, 100), Gen.doubles(5, 7), (number, choices) -> seen.add(number));
      assertThat(seen).containsExactly(5.0, 6.0, 7.0);
    }
  }
}
